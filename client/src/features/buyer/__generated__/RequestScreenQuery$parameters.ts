/**
 * @generated SignedSource<<c906cceec5234db6499ebf89e3af3400>>
 * @relayHash 0712836b21f4f2784885287720b4ffff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c035025e71b28a3098fed5e839c9f2c7b4200ab6e5e40eabd21cb56e2a89870

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c035025e71b28a3098fed5e839c9f2c7b4200ab6e5e40eabd21cb56e2a89870",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
