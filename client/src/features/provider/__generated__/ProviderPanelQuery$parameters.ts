/**
 * @generated SignedSource<<6240f85576bae08e11c74e7782fab51c>>
 * @relayHash e5c23654b13e1ab81c02d0fdd637b993
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 109f221b7e2d34cc57cc98e1e25cf7f1c52498569cb6419e571be78fb0f049fc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderPanelQuery } from './ProviderPanelQuery.graphql';

const node: PreloadableConcreteRequest<ProviderPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "109f221b7e2d34cc57cc98e1e25cf7f1c52498569cb6419e571be78fb0f049fc",
    "metadata": {},
    "name": "ProviderPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
