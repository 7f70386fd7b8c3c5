/**
 * @generated SignedSource<<556e5830c41568a67cb1631e4cd6001e>>
 * @relayHash cba0554033d331c2bf6b4fb1ab89f069
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 568c465116b7a5ab8d2e41d41b2caa3da624df13244f9b3ee3f5b4ec238bea17

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisputeScreenQuery } from './DisputeScreenQuery.graphql';

const node: PreloadableConcreteRequest<DisputeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "568c465116b7a5ab8d2e41d41b2caa3da624df13244f9b3ee3f5b4ec238bea17",
    "metadata": {},
    "name": "DisputeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
