package arbiter.games.narrative.power;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.power.ObedienceEvents.ObedienceBegan;
import arbiter.games.narrative.power.ObedienceEvents.ObedienceWaned;
import arbiter.games.narrative.power.PsychicEvents.HoldReleased;
import arbiter.games.narrative.power.PsychicEvents.PowerLapsed;
import arbiter.games.narrative.power.effect.CellularControl;
import arbiter.games.narrative.power.effect.Enervate;
import arbiter.games.narrative.power.effect.EnhancedStasis;
import arbiter.games.narrative.power.effect.Haste;
import arbiter.games.narrative.power.effect.KnowNoFear;
import arbiter.games.narrative.power.effect.MindOverMatterEffect;
import arbiter.games.narrative.power.effect.Paralyzed;
import arbiter.games.narrative.power.effect.SeethingRage;
import arbiter.games.narrative.power.effect.Stasis;
import arbiter.games.narrative.power.effect.Swift;
import arbiter.games.narrative.sheet.PowerEffect;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Part: the powers that last on somebody, the oldest first, and what they do. Ledger: NAR-PSY-8, NAR-PSY-12. */
public record OngoingPowers(List<OngoingPower> powers) implements Part {

    public static final OngoingPowers NONE = new OngoingPowers(List.of());

    private static final List<String> ONE_OF_A_KIND = List.of("augment", "curse");

    public OngoingPowers {
        powers = List.copyOf(powers);
    }

    /** Ledger: NAR-FX-AUG-2. */
    public static boolean freeSecondManeuver(NarrativeState state, Participant one) {
        return one.powers().has(Haste.class);
    }

    /** Ledger: NAR-FX-AUG-8. */
    public static boolean freeFromImmobility(NarrativeState state, Participant one) {
        return one.powers().has(Swift.class);
    }

    /** Ledger: NAR-FX-CUR-9. */
    public static boolean stagger(NarrativeState state, Participant one) {
        return one.powers().has(Paralyzed.class);
    }

    /** Ledger: NAR-FX-MAN-6. */
    public static boolean immobilize(NarrativeState state, Participant one) {
        return one.powers().has(Stasis.class);
    }

    /** Whoever is frozen takes no turn at all. Ledger: NAR-FX-MAN-7, NAR-TURN-8. */
    public static boolean freeze(Participant one) {
        return one.powers().has(EnhancedStasis.class);
    }

    /** Whenever strain is suffered it is so much more. Ledger: NAR-FX-CUR-1. */
    public static int extraStrain(Participant one) {
        return one.powers().has(Enervate.class) ? 1 : 0;
    }

    /** Ledger: NAR-FX-AUG-4. */
    public static boolean fearless(Participant one) {
        return one.powers().has(KnowNoFear.class);
    }

    /** Setback dice of the environment that somebody ignores. Ledger: NAR-FX-AUG-5. */
    public static int ignoredSetback(Participant one) {
        return one.powers().has(MindOverMatterEffect.class) ? MindOverMatterEffect.DICE : 0;
    }

    /** Difficult terrain does not hamper somebody. Ledger: NAR-FX-AUG-8. */
    public static boolean ignoresTerrain(Participant one) {
        return one.powers().has(Swift.class);
    }

    /** How much more unarmed attacks do, and what Critical Rating they have. Ledger: NAR-FX-AUG-7. */
    public static Optional<OngoingPower> rage(Participant one) {
        return one.powers().first(SeethingRage.class);
    }

    /** Needs no air, and no poison works. Ledger: NAR-FX-AUG-1. */
    public static boolean needsNoAir(Participant one) {
        return one.powers().has(CellularControl.class);
    }

    /** By how much defence is higher, melee and ranged alike. Ledger: NAR-FX-BAR-3. */
    public static int defence(NarrativeState state, Participant one, boolean melee) {
        return Barriers.defence(one);
    }

    /** By how much the wound threshold is higher or lower. Ledger: NAR-FX-AUG-3, NAR-FX-CUR-6. */
    public static int woundThreshold(Participant one) {
        int more = 0;
        for (OngoingPower power : one.powers().powers) {
            for (PowerEffect taken : power.choice().effects()) {
                for (EffectTrait trait : taken.traits()) {
                    more += trait instanceof ThresholdEffect effect ? effect.wounds(power.ranks()) : 0;
                }
            }
        }
        return more;
    }

    /** The same for strain. Ledger: NAR-FX-CUR-6. */
    public static int strainThreshold(Participant one) {
        int more = 0;
        for (OngoingPower power : one.powers().powers) {
            for (PowerEffect taken : power.choice().effects()) {
                for (EffectTrait trait : taken.traits()) {
                    more += trait instanceof ThresholdEffect effect ? effect.strain(power.ranks()) : 0;
                }
            }
        }
        return more;
    }

    /** Dice of all powers that last, Rebukes among them. */
    public static void dice(NarrativeState state, CheckInProgress check) {
        PowerDice.add(state, check);
    }

    /** What a psyker holds in place is let go, and whoever has to obey begins to. */
    public static void startOfTurn(Play<NarrativeState> play, Participant one) {
        int round = play.state().round();
        for (Participant held : play.state().units()) {
            for (OngoingPower power : held.powers().powers) {
                if (power.psyker().equals(one.id()) && power.heldUntil().orElse(round + 1) <= round) {
                    play.emit(new HoldReleased(held.id(), power));
                }
            }
        }
        if (one.obedience().turns() > 0) {
            play.emit(new ObedienceBegan(one.id()));
        }
    }

    /** What nobody concentrated on is over. Ledger: NAR-PSY-8, NAR-PSY-9, NAR-PSY-13. */
    public static void endOfTurn(Play<NarrativeState> play, Participant one) {
        int round = play.state().round();
        for (Participant held : play.state().units()) {
            for (OngoingPower power : held.powers().powers) {
                if (power.psyker().equals(one.id()) && power.untilRound() <= round) {
                    play.emit(new PowerLapsed(held.id(), power));
                }
            }
        }
        Rebuke.endOfTurn(play, one);
        Disturbance.endOfTurn(play, one);
        if (one.obedience().turns() > 0) {
            play.emit(new ObedienceWaned(one.id()));
        }
    }

    public boolean has(Class<? extends EffectTrait> trait) {
        return !powers.isEmpty() && first(trait).isPresent();
    }

    public Optional<OngoingPower> first(Class<? extends EffectTrait> trait) {
        for (OngoingPower power : powers) {
            if (power.has(trait)) {
                return Optional.of(power);
            }
        }
        return Optional.empty();
    }

    /** All of one base power, by its id. */
    public List<OngoingPower> of(String power) {
        if (powers.isEmpty()) {
            return powers;
        }
        return powers.stream()
                .filter(one -> one.choice().power().id().equals(power))
                .toList();
    }

    /** The Augment or Curse that a new one takes the place of. Ledger: NAR-PSY-12. */
    Optional<OngoingPower> replacedBy(OngoingPower more) {
        String kind = more.choice().power().id();
        return ONE_OF_A_KIND.contains(kind) ? of(kind).stream().findFirst() : Optional.empty();
    }

    OngoingPowers with(OngoingPower more) {
        List<OngoingPower> all = new ArrayList<>(powers);
        replacedBy(more).ifPresent(all::remove);
        all.add(more);
        return new OngoingPowers(all);
    }

    OngoingPowers without(OngoingPower gone) {
        List<OngoingPower> rest = new ArrayList<>(powers);
        rest.remove(gone);
        return new OngoingPowers(rest);
    }

    OngoingPowers changed(OngoingPower before, OngoingPower after) {
        List<OngoingPower> all = new ArrayList<>(powers);
        all.set(all.indexOf(before), after);
        return new OngoingPowers(all);
    }
}
