/**
 * @generated SignedSource<<aeaf57102267e58caba9fb93bfb3580d>>
 * @relayHash c9a1d08583d81e1fbef9cd64287e815f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1602e6f92f366cfb4e8b516aa64efab92d5386d8dadb78ba79c2e91a783220b2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenDisputeScreenQuery } from './OpenDisputeScreenQuery.graphql';

const node: PreloadableConcreteRequest<OpenDisputeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1602e6f92f366cfb4e8b516aa64efab92d5386d8dadb78ba79c2e91a783220b2",
    "metadata": {},
    "name": "OpenDisputeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
