/**
 * @generated SignedSource<<8b369d29437cb4619719bd54cb4255d4>>
 * @relayHash d9e56114f197086724bf9694a982432e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf20d6a96df65880dcd85b3419211dfae5dc0e301bfcb1dc387bfe5be8c05cd0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComparisonTabQuery } from './ComparisonTabQuery.graphql';

const node: PreloadableConcreteRequest<ComparisonTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf20d6a96df65880dcd85b3419211dfae5dc0e301bfcb1dc387bfe5be8c05cd0",
    "metadata": {},
    "name": "ComparisonTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
