/**
 * @generated SignedSource<<3f4b7a295906324a4e79763983df0d4b>>
 * @relayHash 6f328f8e1c60089b84e59ceb9732048e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 319db9815a08e3fffa08e28cfc023f9c931c95e35b8d15c996afd4d4fa34a56f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FindPartScreenQuery } from './FindPartScreenQuery.graphql';

const node: PreloadableConcreteRequest<FindPartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "319db9815a08e3fffa08e28cfc023f9c931c95e35b8d15c996afd4d4fa34a56f",
    "metadata": {},
    "name": "FindPartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
