/**
 * @generated SignedSource<<69a28efd946da7569b5e6af8adb2a5ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProviderGap = "ADDRESS" | "BUSINESS_NAME" | "PARTS_DESCRIPTION" | "RUT" | "%future added value";
export type ProviderStatus = "APPROVED" | "PENDING" | "REJECTED" | "SUSPENDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AccountNotice_provider$data = {
  readonly decisionReason: string | null | undefined;
  readonly gaps: ReadonlyArray<ProviderGap> | null | undefined;
  readonly isSecondReview: boolean | null | undefined;
  readonly mayAskAgain: boolean | null | undefined;
  readonly status: ProviderStatus;
  readonly suspensionReason: string | null | undefined;
  readonly " $fragmentType": "AccountNotice_provider";
};
export type AccountNotice_provider$key = {
  readonly " $data"?: AccountNotice_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountNotice_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountNotice_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decisionReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "suspensionReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSecondReview",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayAskAgain",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gaps",
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "419c5ff7cf85fb86645fe9aa4edeaa07";

export default node;
