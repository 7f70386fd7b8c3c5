/**
 * @generated SignedSource<<c4a3ca546c57a694f0c2c242e91f01f5>>
 * @relayHash a0dfa94990836c2720d87f601768dda6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7e899420b25d9c52374df8e804cb2749ca42b8c92ce004a49293df232ca67cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerOrdersTabQuery } from './BuyerOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<BuyerOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7e899420b25d9c52374df8e804cb2749ca42b8c92ce004a49293df232ca67cf",
    "metadata": {},
    "name": "BuyerOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
