/**
 * @generated SignedSource<<a4cb609c03733d2f1d33ca0118fa7053>>
 * @relayHash f785041bdc922e2d468abc796cb5d75e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 185f00cf6d06dac4e828a21de539eec5fe732b43ff92eec20e5d077971cd7c59

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerOrdersTabQuery } from './BuyerOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<BuyerOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "185f00cf6d06dac4e828a21de539eec5fe732b43ff92eec20e5d077971cd7c59",
    "metadata": {},
    "name": "BuyerOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
