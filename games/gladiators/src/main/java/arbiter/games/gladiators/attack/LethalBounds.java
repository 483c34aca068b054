package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.attack.AttackEvents.AttackStrayed;
import arbiter.games.gladiators.modifier.effect.Lethal;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import java.util.Optional;

/**
 * Whether something Lethal may be used on a target, and whether it is Lethal there. Who is human and who lives is for the
 * gamemaster to say. Ledger: GG-MD-33, GG-AMB-20, section 5.2, step 2.
 */
final class LethalBounds {

    private LethalBounds() {}

    /** What is never for humans, or only for the lifeless, is refused where the gamemaster says so. */
    static boolean permit(Play<GladiatorsState> play, PowerUse use, Gladiator target) {
        Optional<PowerModifier> lethal = use.way().find(Lethal.class);
        if (lethal.isEmpty() || !isBounded(lethal.get()) && !hasQualms(use, lethal.get())) {
            return true;
        }
        boolean permitted = asked(play, use, target, YesNo.YES);
        if (!permitted) {
            play.emit(new AttackStrayed(use.user().id(), use.power().title(), "cannot be used on " + target.name()));
        }
        return permitted;
    }

    private static boolean isBounded(PowerModifier lethal) {
        return lethal.has("not-human") || lethal.has("non-living");
    }

    /** Whether a major character who is not Callous would kill is for the gamemaster to say. Ledger: GG-AD-012. */
    private static boolean hasQualms(PowerUse use, PowerModifier lethal) {
        return lethal.has("any")
                && use.user().isMajor()
                && !use.user().profile().has("callous");
    }

    /** Optional ones can always be used, and are Lethal where their restriction allows. */
    static boolean isLethal(Play<GladiatorsState> play, PowerUse use, Gladiator target) {
        Optional<PowerModifier> lethal = use.way().find(Lethal.class);
        if (lethal.isEmpty()) {
            return true;
        }
        if (lethal.get().has("optional-lawful")) {
            return target.attacks().lethal();
        }
        return !lethal.get().has("optional-not-human") || asked(play, use, target, YesNo.NO);
    }

    private static boolean asked(Play<GladiatorsState> play, PowerUse use, Gladiator target, YesNo otherwise) {
        return play.choose(Request.one(Decider.GAMEMASTER, "attack.lethal", YesNo.BOTH)
                        .asking(() -> "May " + use.power().title() + " be Lethal for " + target.name() + "?")
                        .otherwise(otherwise)
                        .quietly())
                == YesNo.YES;
    }
}
