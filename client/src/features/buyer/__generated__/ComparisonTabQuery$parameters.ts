/**
 * @generated SignedSource<<21dfa9fc6694ddff33e4857a66967b58>>
 * @relayHash e38516f092ea3821e3495fe8bcc85f40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22476afe340b3f4f3d68911a472f8733158b11c52b55f8c35af302f0e70d047b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComparisonTabQuery } from './ComparisonTabQuery.graphql';

const node: PreloadableConcreteRequest<ComparisonTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "22476afe340b3f4f3d68911a472f8733158b11c52b55f8c35af302f0e70d047b",
    "metadata": {},
    "name": "ComparisonTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
