package arbiter.games.centuryg.rule.match;

import arbiter.games.centuryg.rule.Whether;
import arbiter.games.centuryg.rule.person.Periods;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.ExperienceGranted;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.MatchEnded;
import arbiter.games.centuryg.state.Period;
import arbiter.games.centuryg.state.ProxyGiven;
import arbiter.games.centuryg.state.Scale;
import arbiter.games.centuryg.state.SurroundingsSet;
import arbiter.kernel.Call;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** What a gamemaster calls for: Tests, treatment, the end of a Scene. Ledger: BCG-TEST-2, BCG-GEN-4, BCG-XP-1. */
public final class Occasions {

    private static final int MOST_XP = 60;

    private Occasions() {}

    public static void offer(CenturyState state, List<Call> calls) {
        if (state.scene().scale() == Scale.INTERMISSION) { // there the gamemaster is asked for them
            people(state, calls);
            return;
        }
        for (Whether occasion : of(state)) {
            calls.add(new Call(Decider.GAMEMASTER, occasion));
        }
        if (state.scene().scale() == Scale.MATCH) {
            calls.add(new Call(
                    Decider.GAMEMASTER,
                    Whether.of("close", "Close the Match", play -> play.emit(new MatchEnded(true)))));
        }
    }

    /** In a Scene everybody may try something without being asked. */
    private static void people(CenturyState state, List<Call> calls) {
        for (Fighter fighter : state.fighters()) {
            if (fighter.hasBody() && fighter.isFighting()) {
                calls.add(new Call(
                        fighter.decider(),
                        Whether.of(
                                "try:" + fighter.id(),
                                fighter.name() + " tries something",
                                play -> Attempts.choose(play, fighter))));
            }
        }
    }

    static List<Whether> of(CenturyState state) {
        List<Whether> occasions = new ArrayList<>();
        boolean match = state.scene().scale() == Scale.MATCH;
        for (Fighter fighter : state.fighters()) {
            if (fighter.hasBody() && fighter.isFighting()) {
                people(state, fighter, match, occasions);
            }
        }
        boolean harsh = state.scene().isHarsh();
        occasions.add(Whether.of(
                "surroundings",
                harsh ? "The air is mild again" : "It is very hot or cold here",
                play -> play.emit(new SurroundingsSet(!harsh))));
        if (!match) {
            for (Period period : List.of(Period.SCENE, Period.EPISODE, Period.ARC)) {
                occasions.add(Whether.of(
                        "end:"
                                + period.word()
                                        .toLowerCase(java.util.Locale.ROOT)
                                        .replace(' ', '-'),
                        "The " + period.word() + " ends",
                        play -> Periods.end(play, period)));
            }
        }
        return occasions;
    }

    private static void people(CenturyState state, Fighter fighter, boolean match, List<Whether> occasions) {
        String id = fighter.id();
        occasions.addAll(Attempts.of(state, fighter, Decider.GAMEMASTER));
        if (!match) {
            occasions.add(Whether.of("xp:" + id, "XP for " + fighter.name(), play -> grant(play, fighter)));
        }
        occasions.add(
                Whether.of("proxy:" + id, fighter.name() + " gets a Proxy", play -> play.emit(new ProxyGiven(id, ""))));
    }

    private static void grant(Play<CenturyState> play, Fighter fighter) {
        int xp = play.choose(Request.amount(Decider.GAMEMASTER, "scene.xp", 0, MOST_XP)
                        .asking(() -> "How many XP for " + fighter.name() + "?"))
                .value();
        play.emit(new ExperienceGranted(fighter.id(), xp));
    }
}
