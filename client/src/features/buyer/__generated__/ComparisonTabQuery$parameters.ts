/**
 * @generated SignedSource<<52354e1c4978abc9fdeae32b639ada22>>
 * @relayHash 3fb7f3e002c1c06e24b16ab230ce14ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b2cd5cf691697078b0f153bdc9f3b82934d608c51507782ad3beee0e87d707e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComparisonTabQuery } from './ComparisonTabQuery.graphql';

const node: PreloadableConcreteRequest<ComparisonTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7b2cd5cf691697078b0f153bdc9f3b82934d608c51507782ad3beee0e87d707e",
    "metadata": {},
    "name": "ComparisonTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
