/**
 * @generated SignedSource<<2331c2603c01b79f82e01ec69669c437>>
 * @relayHash 21895058d070813b92b90fd2000d2d49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 781d3c1513744d64be5846526ce5f743047ae18c486409e44be0ff180d3a4735

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "781d3c1513744d64be5846526ce5f743047ae18c486409e44be0ff180d3a4735",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
