package arbiter.games.capital.calls;

import arbiter.games.capital.check.CalledCheck;
import arbiter.games.capital.move.Fall;
import arbiter.games.capital.turn.EndOfCombat;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.CallOption;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** What the gamemaster may call for: checks at any time, the end of a combat, and what people do in peace. */
public final class GamemasterCalls {

    private static final int MOST_TURNS = 100;
    private static final List<RestKind> RESTS = List.of(RestKind.values());

    private GamemasterCalls() {}

    public static void offer(CapitalState state, List<CallOption<CapitalState>> calls) {
        int people = 0;
        for (Combatant unit : state.units()) {
            if (unit.present() && !unit.isVehicle()) {
                people++;
                add(calls, "check:" + unit.id(), "A check of " + unit.name(), play -> CalledCheck.alone(play, unit));
            }
            if (Fall.mayBegin(unit)) {
                add(calls, "fall:" + unit.id(), unit.name() + " falls", play -> Fall.begin(play, unit));
            }
        }
        if (people > 1) {
            add(calls, "contest", "One against another", CalledCheck::contest);
            add(calls, "together", "Several at one task", CalledCheck::together);
        }
        if (state.isPeace()) {
            add(calls, "rest", "A Rest", GamemasterCalls::rest);
            add(calls, "time", "Time passes, in turns of six seconds", GamemasterCalls::time);
            add(calls, "day", "A day on the road passes", DailySupplies::resolve);
        } else {
            add(calls, "combat-over", "The combat is over", EndOfCombat::resolve);
        }
    }

    private static void add(
            List<CallOption<CapitalState>> calls, String id, String text, Consumer<Play<CapitalState>> act) {
        calls.add(new CallOption<>(Decider.GAMEMASTER, id, text, act));
    }

    /** Everybody the gamemaster names rests for as long. Ledger: CAP-REST-1 to CAP-REST-5. */
    private static void rest(Play<CapitalState> play) {
        List<Combatant> all = new ArrayList<>();
        for (Combatant unit : play.state().units()) {
            if (unit.present()) {
                all.add(unit);
            }
        }
        RestKind kind = play.choose(
                Request.one(Decider.GAMEMASTER, "rest.length", RESTS).asking(() -> "How long is the Rest?"));
        List<Combatant> party = UnitOption.chooseSome(play, Decider.GAMEMASTER, "rest.party", all, () -> "Who rests?");
        Rest.resolve(play, party, kind.minutes(), kind.minutes());
    }

    /** Ledger: CAP-AMB-145. */
    private static void time(Play<CapitalState> play) {
        int turns = play.choose(Request.amount(Decider.GAMEMASTER, "time.turns", 1, MOST_TURNS)
                        .asking(() -> "How many turns of six seconds pass?"))
                .value();
        OutsideCombat.pass(play, turns * OutsideCombat.SECONDS);
    }
}
