/**
 * @generated SignedSource<<6a9f4f00ec8b08253522ceaf0502e21d>>
 * @relayHash a04cee7ed88cdefaae2668d6fb10fc05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4519ae946cb10581e25e0e5b401eab421d00cfd0f2bdf7c69ca4cd7362ebfb9d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComparisonTabQuery } from './ComparisonTabQuery.graphql';

const node: PreloadableConcreteRequest<ComparisonTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4519ae946cb10581e25e0e5b401eab421d00cfd0f2bdf7c69ca4cd7362ebfb9d",
    "metadata": {},
    "name": "ComparisonTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
