/**
 * @generated SignedSource<<b83fd4164d26b5d9dafde9cff082a607>>
 * @relayHash b62a21a08be0e0c38bbf6d901d8fc4fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7371c155e8fb069a6d1edb7f4fa15d54fb57e86dce8a067083b3c573d854bbe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateCustomOrderTabQuery } from './CreateCustomOrderTabQuery.graphql';

const node: PreloadableConcreteRequest<CreateCustomOrderTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d7371c155e8fb069a6d1edb7f4fa15d54fb57e86dce8a067083b3c573d854bbe",
    "metadata": {},
    "name": "CreateCustomOrderTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
