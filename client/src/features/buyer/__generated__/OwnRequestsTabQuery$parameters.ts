/**
 * @generated SignedSource<<84525e1d66a64031e7d371e37be76e88>>
 * @relayHash daab35091798aa0b0bbe300deb55c2ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20985fc340c6f0e2e233ae7614bc009421c39e4136791f9493ae7fa4ee574f59

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnRequestsTabQuery } from './OwnRequestsTabQuery.graphql';

const node: PreloadableConcreteRequest<OwnRequestsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20985fc340c6f0e2e233ae7614bc009421c39e4136791f9493ae7fa4ee574f59",
    "metadata": {},
    "name": "OwnRequestsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
