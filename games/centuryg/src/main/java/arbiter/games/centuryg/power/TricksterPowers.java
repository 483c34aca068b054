package arbiter.games.centuryg.power;

import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.sheet.PowerId;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.games.centuryg.unit.MarksEnded;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;

/** Tricksters provoke, hurry and improvise. Ledger: table 3.6. */
final class TricksterPowers {

    private static final int HURRY = 5;

    private TricksterPowers() {}

    /** One at a time for a side: the latest counts. Ledger: come-at-me-bro. */
    static void comeAtMeBro(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (Powers.can(state, unit, PowerId.COME_AT_ME_BRO)
                && !state.has(Mark.Kind.COME_AT_ME, ActingPilot.body(state, unit))) {
            deeds.add(SetupPower.of(
                    state,
                    unit,
                    PowerId.COME_AT_ME_BRO,
                    "for three Rounds attack whoever attacks an ally within 5 Zones",
                    (play, user) -> {
                        Powers.pay(play, user, PowerId.COME_AT_ME_BRO, "");
                        for (Fighter ally : Powers.allies(play.state(), user)) {
                            if (play.state().has(Mark.Kind.COME_AT_ME, ally)) {
                                play.emit(new MarksEnded(ally.id(), Mark.Kind.COME_AT_ME));
                            }
                        }
                        play.emit(new Marked(
                                Mark.own(
                                        Mark.Kind.COME_AT_ME,
                                        user,
                                        1,
                                        play.state().rounds(user, 3)),
                                "dares the Enemy to attack anybody else"));
                    }));
        }
    }

    /** Ledger: gotta-go-fast, BCG-AMB-75. */
    static void gottaGoFast(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (Powers.oncePerRound(state, unit, PowerId.GOTTA_GO_FAST)) {
            deeds.add(SetupPower.of(
                    state, unit, PowerId.GOTTA_GO_FAST, "5 Zones more with the next Action", (play, user) -> {
                        List<Fighter> candidates = Powers.allies(play.state(), user);
                        candidates.removeIf(Fighter::hasActed);
                        candidates.add(0, ActingPilot.body(play.state(), user));
                        Fighter runner = UnitOption.choose(
                                play, user.decider(), "power.ally", candidates, () -> "Who moves farther?");
                        Powers.pay(play, user, PowerId.GOTTA_GO_FAST, runner.id());
                        play.emit(new Marked(
                                new Mark(Mark.Kind.FASTER, runner.id(), user.id(), "", HURRY, Clock.ROUND),
                                "can go 5 Zones farther"));
                    }));
        }
    }

    /** Ledger: the-tacticool-approach. */
    static void tacticoolApproach(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        Fighter body = ActingPilot.body(state, unit); // BCG-COMB-3
        if (!Powers.can(state, unit, PowerId.THE_TACTICOOL_APPROACH)
                || state.has(Mark.Kind.SYSTEMS_FOR_MIGHT, body)
                || state.has(Mark.Kind.SYSTEMS_FOR_GUARD, body)) {
            return;
        }
        int systems = Ranks.systems(state, body);
        boolean might = systems > Ranks.might(state, body);
        boolean guard = systems > Ranks.guard(state, body);
        if (might || guard) {
            deeds.add(SetupPower.of(
                    state,
                    unit,
                    PowerId.THE_TACTICOOL_APPROACH,
                    "Systems in place of Might, Guard or both for a Round",
                    (play, user) -> {
                        Replaced chosen = replaced(play, user, might, guard);
                        Powers.pay(play, user, PowerId.THE_TACTICOOL_APPROACH, "");
                        if (chosen != Replaced.GUARD) {
                            replace(play, user, Mark.Kind.SYSTEMS_FOR_MIGHT, "attacks by Systems for a Round");
                        }
                        if (chosen != Replaced.MIGHT) {
                            replace(play, user, Mark.Kind.SYSTEMS_FOR_GUARD, "defends by Systems for a Round");
                        }
                    }));
        }
    }

    /** What Systems stands in for. */
    private enum Replaced implements Option {
        BOTH("both"),
        MIGHT("might"),
        GUARD("guard");

        private final String word;

        Replaced(String word) {
            this.word = word;
        }

        @Override
        public String id() {
            return word;
        }

        @Override
        public String text() {
            return "Systems in place of " + word;
        }
    }

    private static Replaced replaced(Play<CenturyState> play, Fighter user, boolean might, boolean guard) {
        if (might && guard) {
            List<Replaced> all = new ArrayList<>(List.of(Replaced.values()));
            return play.choose(
                    Request.one(user.decider(), "power.replace", all).asking(() -> "What does Systems replace?"));
        }
        return might ? Replaced.MIGHT : Replaced.GUARD;
    }

    private static void replace(Play<CenturyState> play, Fighter user, Mark.Kind kind, String words) {
        play.emit(new Marked(
                new Mark(kind, user.id(), user.id(), "", 1, play.state().rounds(user, 1)), words));
    }
}
