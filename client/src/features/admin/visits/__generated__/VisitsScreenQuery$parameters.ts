/**
 * @generated SignedSource<<b09857525725b7222efb21b022462038>>
 * @relayHash a390070a10225054f74b4f50cabd38d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cef7cc955586bc0928bd1a2018658d1cb6318fb9a93db3f5f76d5a3a7500f0b7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VisitsScreenQuery } from './VisitsScreenQuery.graphql';

const node: PreloadableConcreteRequest<VisitsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cef7cc955586bc0928bd1a2018658d1cb6318fb9a93db3f5f76d5a3a7500f0b7",
    "metadata": {},
    "name": "VisitsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
