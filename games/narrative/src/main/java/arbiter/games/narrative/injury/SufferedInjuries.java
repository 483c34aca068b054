package arbiter.games.narrative.injury;

import static arbiter.games.narrative.pool.PoolChange.Kind.ADD_BOOST;
import static arbiter.games.narrative.pool.PoolChange.Kind.REMOVE_BOOST;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.damage.Collapse;
import arbiter.games.narrative.damage.Suffering;
import arbiter.games.narrative.injury.InjuryEvents.InjuriesWaned;
import arbiter.games.narrative.pool.PoolChange;
import arbiter.games.narrative.sheet.Characteristic;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;

/**
 * Part: the Critical Injuries that somebody suffers, and what healed ones have left for good: weaker characteristics and
 * lost limbs. Ledger: NAR-CRIT-3, table 3.8.
 */
public record SufferedInjuries(List<Injury> list, List<Characteristic> weakened, List<Limb> lost) implements Part {

    public static final SufferedInjuries NONE = new SufferedInjuries(List.of(), List.of(), List.of());

    private static final int STRAIN_ON_ACTION = 2;

    public SufferedInjuries {
        list = List.copyOf(list);
        weakened = List.copyOf(weakened);
        lost = List.copyOf(lost);
    }

    /** Written out because odds ask it all the time, and the one that records have is slower. */
    @Override
    public boolean equals(Object other) {
        return other instanceof SufferedInjuries that
                && list.equals(that.list)
                && weakened.equals(that.weakened)
                && lost.equals(that.lost);
    }

    /** What healed ones have left need not be told by the hash, which odds ask for all the time. */
    @Override
    public int hashCode() {
        return list.hashCode();
    }

    public static void dice(CheckInProgress check) {
        for (Injury injury : check.actor().injuries().list()) {
            InjuryTraits.of(injury.row()).dice(check, injury);
        }
    }

    /** Whoever has lost the sense for opportunities loses every boost die. Ledger: NAR-CI-14. */
    public static void withoutBoost(CheckInProgress check) {
        if (check.actor().injuries().has(InjuryHindrance.NO_BOOST)) {
            int boost = 0;
            for (PoolChange change : check.plan().changes()) {
                boost += change.kind() == ADD_BOOST ? change.count() : 0;
            }
            check.add(REMOVE_BOOST, boost, "Scattered Senses");
        }
    }

    /** Ledger: NAR-CI-4, NAR-CI-15. */
    public static boolean takeFreeManeuver(Participant one) {
        return one.injuries().has(InjuryHindrance.NO_FREE_MANEUVER);
    }

    public static boolean stagger(Participant one) {
        return one.injuries().has(InjuryHindrance.STAGGERED);
    }

    public static boolean immobilize(Participant one) {
        return one.injuries().has(InjuryHindrance.IMMOBILIZED);
    }

    public static boolean disorient(Participant one) {
        return one.injuries().has(InjuryHindrance.DISORIENTED);
    }

    /** Ledger: NAR-CI-17. */
    public static boolean forbidChosenStrain(Participant one) {
        return one.injuries().has(InjuryHindrance.NO_CHOSEN_STRAIN);
    }

    /** Ledger: NAR-CI-19. */
    public static void onAction(Play<NarrativeState> play, Participant one) {
        if (one.injuries().has(InjuryHindrance.STRAIN_ON_ACTION)) {
            Suffering.strain(play, one, STRAIN_ON_ACTION);
        }
    }

    /** Ledger: NAR-CI-27. */
    public static void startOfTurn(Play<NarrativeState> play, Participant one) {
        if (one.injuries().has(InjuryHindrance.BLEEDING) && !one.vitals().dead()) {
            Bleeding.resolve(play, one);
        }
    }

    public static void endOfTurn(Play<NarrativeState> play, Participant one) {
        for (Injury injury : one.injuries().list()) {
            if (injury.turns() > 0) {
                play.emit(new InjuriesWaned(one.id()));
                return;
            }
        }
    }

    /** Ledger: NAR-CI-28. */
    public static void endOfRound(Play<NarrativeState> play) {
        for (Participant one : play.state().units()) {
            if (!one.vitals().dead() && one.injuries().killIn(play.state().round())) {
                Collapse.die(play, one);
            }
        }
    }

    private boolean killIn(int round) {
        for (Injury injury : list) {
            if (injury.deadlyRound() > 0 && injury.deadlyRound() <= round) {
                return true;
            }
        }
        return false;
    }

    /** Ledger: NAR-CI-2. */
    public boolean slowed() {
        return has(InjuryHindrance.SLOWED);
    }

    boolean has(InjuryHindrance hindrance) {
        for (int i = 0; i < list.size(); i++) {
            if (InjuryTraits.of(list.get(i).row()).is(hindrance, list.get(i))) {
                return true;
            }
        }
        return false;
    }

    /** By how much a characteristic is less. Ledger: NAR-CI-22, NAR-CI-26. */
    public int loss(Characteristic which) {
        int loss = 0;
        for (int i = 0; i < list.size(); i++) {
            loss += list.get(i).characteristic().isPresent()
                            && list.get(i).characteristic().get() == which
                    ? 1
                    : 0;
        }
        for (int i = 0; i < weakened.size(); i++) {
            loss += weakened.get(i) == which ? 1 : 0;
        }
        return loss;
    }

    SufferedInjuries with(Injury injury) {
        List<Injury> more = new ArrayList<>(list);
        more.add(injury);
        return new SufferedInjuries(more, weakened, lost);
    }

    /** A healed one leaves what is for good. Ledger: NAR-CI-21, NAR-CI-26. */
    SufferedInjuries without(int place) {
        Injury healed = list.get(place);
        List<Injury> fewer = new ArrayList<>(list);
        fewer.remove(place);
        List<Characteristic> weaker = new ArrayList<>(weakened);
        List<Limb> gone = new ArrayList<>(lost);
        if (healed.row().rule().equals("NAR-CI-26")) {
            weaker.add(healed.characteristic().orElseThrow());
        }
        if (healed.row().rule().equals("NAR-CI-21")) {
            gone.add(healed.limb().orElseThrow());
        }
        return new SufferedInjuries(fewer, weaker, gone);
    }

    SufferedInjuries waned() {
        return new SufferedInjuries(
                list.stream()
                        .map(injury -> injury.lasting(Math.max(0, injury.turns() - 1)))
                        .toList(),
                weakened,
                lost);
    }
}
