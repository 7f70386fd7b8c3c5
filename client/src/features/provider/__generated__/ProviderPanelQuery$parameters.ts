/**
 * @generated SignedSource<<392236005d81a436a8a5f9f78a20f84e>>
 * @relayHash 7d7931e658521b694c8b67445382ff0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f4c86002973ec2bde52be08b019e6581afb7d00a16f4de9c89c92cdb3f33cd2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderPanelQuery } from './ProviderPanelQuery.graphql';

const node: PreloadableConcreteRequest<ProviderPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4f4c86002973ec2bde52be08b019e6581afb7d00a16f4de9c89c92cdb3f33cd2",
    "metadata": {},
    "name": "ProviderPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
