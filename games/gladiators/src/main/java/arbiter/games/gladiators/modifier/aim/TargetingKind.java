package arbiter.games.gladiators.modifier.aim;

import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.sheet.Targeting;

/** How the power finds its targets. Ledger: GG-TGT-1, GG-TGT-2. */
public interface TargetingKind extends ModifierKind {

    Targeting targeting();
}
