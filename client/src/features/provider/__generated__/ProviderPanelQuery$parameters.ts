/**
 * @generated SignedSource<<0434c1710f5e2f566344cc03fe9121ed>>
 * @relayHash 2d2b1854866b20f16fc19d75dda2efcf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14f200977214328460e670d3550b849a4b360efc0252d7ad78ed433a7de535d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderPanelQuery } from './ProviderPanelQuery.graphql';

const node: PreloadableConcreteRequest<ProviderPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14f200977214328460e670d3550b849a4b360efc0252d7ad78ed433a7de535d3",
    "metadata": {},
    "name": "ProviderPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
