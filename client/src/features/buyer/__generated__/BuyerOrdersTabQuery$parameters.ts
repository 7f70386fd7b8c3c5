/**
 * @generated SignedSource<<848d9dce9a84a13f70ebefaf04eff6e0>>
 * @relayHash 090f8f3a3f5092e670e4de08dea0e5b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7645d9bfa07d623377c1c8460739eef57a0f33669a426464c12dbd6696f104e2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerOrdersTabQuery } from './BuyerOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<BuyerOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7645d9bfa07d623377c1c8460739eef57a0f33669a426464c12dbd6696f104e2",
    "metadata": {},
    "name": "BuyerOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
