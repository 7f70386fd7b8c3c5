/**
 * @generated SignedSource<<a85620e80ad0f22041a7630ef2aee102>>
 * @relayHash 282b303a677a29e7ce813915b941e3e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9984e84dd72cb73bc060ec118e009b091915bc1ef76b51bf1687c1abdc17ebe8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9984e84dd72cb73bc060ec118e009b091915bc1ef76b51bf1687c1abdc17ebe8",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
