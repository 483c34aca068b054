package arbiter.games.narrative.spend;

import arbiter.games.narrative.spend.BoughtEvents.BoughtEffectsWaned;
import arbiter.games.narrative.spend.BoughtEvents.DefenceRestored;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import arbiter.tabletop.unit.Part;

/**
 * Part: what symbols have bought for a while: no defence until the round is over, and for so many ends of turns more
 * melee or ranged defence and no hindrance by the environment. Ledger: NAR-SPEND-7.
 */
public record BoughtEffects(boolean defenceNegated, int melee, int ranged, int ignoresEnvironment) implements Part {

    public static final BoughtEffects NONE = new BoughtEffects(false, 0, 0, 0);

    public static void endOfTurn(Play<NarrativeState> play, Participant one) {
        BoughtEffects effects = one.bought();
        if (effects.melee > 0 || effects.ranged > 0 || effects.ignoresEnvironment > 0) {
            play.emit(new BoughtEffectsWaned(one.id()));
        }
    }

    public static void endOfRound(Play<NarrativeState> play) {
        for (Participant one : play.state().units()) {
            if (one.bought().defenceNegated()) {
                play.emit(new DefenceRestored(one.id()));
            }
        }
    }

    BoughtEffects waned() {
        return new BoughtEffects(
                defenceNegated, Math.max(0, melee - 1), Math.max(0, ranged - 1), Math.max(0, ignoresEnvironment - 1));
    }
}
