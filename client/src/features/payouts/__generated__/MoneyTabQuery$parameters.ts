/**
 * @generated SignedSource<<ac124d7f5c1e2dd2062ea9de855bc5d2>>
 * @relayHash 2b316d674b80961b000a77fe38f3e7d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51e6fa73a146f2e3f956e23c9b917cb7c46f6146d617197cfc123195e1e5c62d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MoneyTabQuery } from './MoneyTabQuery.graphql';

const node: PreloadableConcreteRequest<MoneyTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "51e6fa73a146f2e3f956e23c9b917cb7c46f6146d617197cfc123195e1e5c62d",
    "metadata": {},
    "name": "MoneyTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
