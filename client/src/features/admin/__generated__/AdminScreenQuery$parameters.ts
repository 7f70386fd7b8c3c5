/**
 * @generated SignedSource<<ae60daeda935d6351a38f719693665db>>
 * @relayHash 4cb10dc3d641f6722d2b2b2420a22694
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1f1742a0b4e324452e2d9a998987cea7b748bac602bbe9603ab9077461faa33

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminScreenQuery } from './AdminScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c1f1742a0b4e324452e2d9a998987cea7b748bac602bbe9603ab9077461faa33",
    "metadata": {},
    "name": "AdminScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
