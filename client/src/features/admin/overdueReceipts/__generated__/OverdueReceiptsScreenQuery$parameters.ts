/**
 * @generated SignedSource<<7d46a80d942c86ecfa8f3f567a6d902c>>
 * @relayHash bcc74415055b429114adb8b8e5dcec5c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd69adeac97cf2347c5a162bb9ca334073ce6f579240d9d114bc72da79bbf9ca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OverdueReceiptsScreenQuery } from './OverdueReceiptsScreenQuery.graphql';

const node: PreloadableConcreteRequest<OverdueReceiptsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd69adeac97cf2347c5a162bb9ca334073ce6f579240d9d114bc72da79bbf9ca",
    "metadata": {},
    "name": "OverdueReceiptsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
