package arbiter.games.narrative.damage;

import arbiter.games.narrative.attack.AttackInProgress;
import arbiter.games.narrative.injury.CriticalInjuries;
import arbiter.games.narrative.sheet.Profile;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.HullDamage;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Optional;

/**
 * What all hits of an attack do: damage of every hit, then every injury that was paid for, then thresholds. Ledger:
 * NAR-CRIT-2, section 5.2, steps 16 to 18.
 */
public final class Hits {

    private static final int TEN = 10;

    private Hits() {}

    public static void resolve(Play<NarrativeState> play, AttackInProgress attack, List<Hit> hits) {
        List<StruckTarget> struck = strike(play, attack, hits);
        for (Hit hit : hits) {
            injure(play, attack, hit);
        }
        fall(play, attack, hits, struck);
    }

    /** The damage of every hit, and falls that somebody has foreseen. Ledger: step 16. */
    public static List<StruckTarget> strike(Play<NarrativeState> play, AttackInProgress attack, List<Hit> hits) {
        List<StruckTarget> struck = StruckTarget.by(hits);
        for (Hit hit : hits) {
            strike(play, attack, hit);
        }
        for (StruckTarget one : struck) {
            if (Collapse.isUndone(play, one.unit(), one.before())) {
                spare(hits, one.unit()); // NAR-FX-ORA-7
            }
        }
        return struck;
    }

    /** Thresholds. Ledger: step 18. */
    public static void fall(
            Play<NarrativeState> play, AttackInProgress attack, List<Hit> hits, List<StruckTarget> struck) {
        for (Hit hit : hits) {
            if (hit.target().isVehicle()) {
                HullDamage.threshold(play, attack, hit); // NAR-VEH-11
            }
        }
        for (StruckTarget one : struck) {
            Collapse.fall(play, one.unit(), one.before(), Modifiers.none()); // NAR-DMG-5
        }
    }

    /** A fall that was undone takes the injuries of its hits with it. Ledger: NAR-FX-ORA-7. */
    private static void spare(List<Hit> hits, Participant one) {
        for (Hit hit : hits) {
            if (hit.target() == one) {
                hit.spare();
            }
        }
    }

    private static void strike(Play<NarrativeState> play, AttackInProgress attack, Hit hit) {
        if (hit.disabled()) { // NAR-SPEND-8
            return;
        }
        if (hit.target().isVehicle()) {
            HullDamage.strike(play, attack, hit);
            return;
        }
        Modifiers damage = HitDamage.of(play.state(), hit);
        hit.dealt(damage.total());
        boolean strain = hit.strain() && hit.target().profile().hasStrainTrack(); // NAR-NPC-1, NAR-NPC-2
        play.emit(new HitTaken(hit.target().id(), hit.source().name(), damage, strain));
    }

    /** Ledger: step 17, NAR-CRIT-1. */
    public static void injure(Play<NarrativeState> play, AttackInProgress attack, Hit hit) {
        Participant victim = hit.target();
        if (hit.activations() == 0 || victim.vitals().dead()) {
            return;
        }
        if (victim.isVehicle()) {
            HullDamage.criticalHit(play, attack, hit);
        } else if (victim.profile().kind() == Profile.Kind.MINION_GROUP) {
            play.emit(new MemberFelled(victim.id(), memberWounds(play.state(), victim)));
        } else {
            Modifiers cause = Modifiers.of("further activations", TEN * (hit.activations() - 1))
                    .and("Vicious", TEN * hit.source().rating("vicious"))
                    .and("Lethal Blows", TEN * attack.actor().profile().rank("lethal-blows"));
            CriticalInjuries.inflict(play, victim, cause, Optional.of(attack));
        }
    }

    /** One member of a fresh group falls, or with less by a choice of the table. Ledger: NAR-NPC-1. */
    public static int memberWounds(NarrativeState state, Participant group) {
        return group.profile().woundThreshold() + (state.rules().criticalBeyondThreshold() ? 1 : 0);
    }
}
