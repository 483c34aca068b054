package arbiter.games.narrative.turn;

import arbiter.dice.Symbols;
import arbiter.games.narrative.check.SkillPool;
import arbiter.games.narrative.pool.DicePool;
import arbiter.games.narrative.power.Foresight;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.turn.TurnEvents.InitiativeRolled;
import arbiter.games.narrative.turn.TurnEvents.SlotAdded;
import arbiter.games.narrative.turn.TurnEvents.SlotsSettled;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Everybody rolls, and every result becomes a slot of their side. Ledger: NAR-INIT-1 to 4, NAR-INIT-7, NAR-INIT-8. */
public final class Initiative {

    private Initiative() {}

    public static void resolve(Play<NarrativeState> play) {
        List<Participant> able = new ArrayList<>();
        for (Participant one : play.state().units()) {
            if (one.takesTurns() && one.canAct()) {
                able.add(one);
            }
        }
        List<Participant> surprised = surprised(play, able);
        List<Rolled> results = new ArrayList<>();
        for (Participant one : able) {
            results.add(roll(play, one, !surprised.contains(one)));
        }
        results.sort(order(play.state()));
        play.emit(new SlotsSettled(results.stream().map(Rolled::slot).toList()));
        for (Rolled result : results) {
            if (result.triumph()) {
                FreeManeuver.outOfTurn(play, result.unit()); // NAR-INIT-6, NAR-SP-T4
            }
        }
    }

    /** Late arrivals roll and add a slot. Ledger: NAR-INIT-7. */
    public static void join(Play<NarrativeState> play, Participant one) {
        boolean ready = surprised(play, List.of(one)).isEmpty();
        Slot slot = roll(play, one, ready).slot();
        List<Slot> slots = play.state().slots().slots();
        Comparator<Slot> order = slotOrder(play.state());
        int place = 0;
        while (place < slots.size() && order.compare(slots.get(place), slot) <= 0) {
            place++;
        }
        play.emit(new SlotAdded(one.id(), place, slot));
    }

    private record Rolled(Participant unit, Slot slot, boolean triumph) {}

    /** The gamemaster judges it for each of them. Ledger: NAR-INIT-1. */
    private static List<Participant> surprised(Play<NarrativeState> play, List<Participant> able) {
        return UnitOption.chooseSome(
                play,
                Decider.GAMEMASTER,
                "initiative.surprised",
                able,
                0,
                able.size(),
                () -> "Who is not aware of what is coming, or not ready for it? They roll Vigilance, all others Cool.");
    }

    /** Cool for whoever is aware and ready, otherwise Vigilance; a Simple check. Ledger: NAR-INIT-1, NAR-INIT-2. */
    private static Rolled roll(Play<NarrativeState> play, Participant one, boolean ready) {
        Skill skill = play.state().tables().skill(ready ? "cool" : "vigilance");
        DicePool pool = Foresight.onInitiative(one, SkillPool.of(one, skill)).assemble(); // NAR-FX-ORA-1
        Symbols rolled = play.draw("initiative.roll", pool.draw());
        play.emit(new InitiativeRolled(one.id(), skill.name(), pool, rolled));
        return new Rolled(
                one, new Slot(one.side(), one.id(), rolled.success(), rolled.advantage()), rolled.triumph() > 0);
    }

    private static Comparator<Rolled> order(NarrativeState state) {
        Comparator<Slot> slots = slotOrder(state);
        return (one, other) -> slots.compare(one.slot(), other.slot());
    }

    /** More successes, then more advantage, then the players. Ledger: NAR-INIT-3, NAR-INIT-8. */
    private static Comparator<Slot> slotOrder(NarrativeState state) {
        return Comparator.comparingInt(Slot::success)
                .thenComparingInt(Slot::advantage)
                .thenComparing(slot -> state.isPlayersSide(slot.side()))
                .reversed();
    }
}
