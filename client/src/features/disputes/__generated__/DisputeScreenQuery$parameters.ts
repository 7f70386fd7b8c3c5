/**
 * @generated SignedSource<<57f976e4b3651262b1d8d5e07df9923f>>
 * @relayHash e77c747814f1eaa19aeef8bfee9d63b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c852faa5b05946c2ecff0e2ba5991a4580bb488f7dbfcc7168c59c02e4a8c633

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisputeScreenQuery } from './DisputeScreenQuery.graphql';

const node: PreloadableConcreteRequest<DisputeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c852faa5b05946c2ecff0e2ba5991a4580bb488f7dbfcc7168c59c02e4a8c633",
    "metadata": {},
    "name": "DisputeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
