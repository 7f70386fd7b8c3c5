/**
 * @generated SignedSource<<e38d5ed4ef11226f9e0c0b3718cb1c5f>>
 * @relayHash 350283cf778bc37e84b467c004b00ab1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47fdbc1da7ea80b6e12a26dae3b4076229764aeb2bba101395a3bbb8c6e91616

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "47fdbc1da7ea80b6e12a26dae3b4076229764aeb2bba101395a3bbb8c6e91616",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
