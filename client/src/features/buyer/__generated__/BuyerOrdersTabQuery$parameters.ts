/**
 * @generated SignedSource<<cf00b26e12bbc10609a44b0797e79b4a>>
 * @relayHash 200ee9e5ed06078075dbb924696c63ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4bdd2664e2362f3d2b697943c29bd21bc566720432ce1ee15d840458f4e1af12

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerOrdersTabQuery } from './BuyerOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<BuyerOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4bdd2664e2362f3d2b697943c29bd21bc566720432ce1ee15d840458f4e1af12",
    "metadata": {},
    "name": "BuyerOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
