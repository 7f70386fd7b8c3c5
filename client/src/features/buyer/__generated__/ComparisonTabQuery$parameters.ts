/**
 * @generated SignedSource<<568697dcc635e4752ebdd48c3bb773e1>>
 * @relayHash a9f3c711a3c6402cbe47936db6a3b04e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca5341bdd85b0fb118da021e79e134991275442d207461f83e520bfb0810207b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComparisonTabQuery } from './ComparisonTabQuery.graphql';

const node: PreloadableConcreteRequest<ComparisonTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ca5341bdd85b0fb118da021e79e134991275442d207461f83e520bfb0810207b",
    "metadata": {},
    "name": "ComparisonTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
