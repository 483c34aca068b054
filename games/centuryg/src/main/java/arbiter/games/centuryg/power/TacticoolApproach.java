package arbiter.games.centuryg.power;

import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Systems stands in for Might, Guard or both, where it is higher. Ledger: the-tacticool-approach. */
public record TacticoolApproach(int rounds) implements PowerTrait {

    @Override
    public void inTurn(CenturyState state, Fighter owner, KnownPower power, List<CenturyAct> acts) {
        Fighter body = ActingPilot.body(state, owner); // BCG-COMB-3
        if (state.has(Mark.Kind.SYSTEMS_FOR_MIGHT, body) || state.has(Mark.Kind.SYSTEMS_FOR_GUARD, body)) {
            return;
        }
        int systems = Ranks.systems(state, body);
        boolean might = systems > Ranks.might(state, body);
        boolean guard = systems > Ranks.guard(state, body);
        if (might || guard) {
            acts.add(power.act(
                    state,
                    owner,
                    () -> "Systems in place of Might, Guard or both for " + Powers.rounds(rounds),
                    (play, user) -> {
                        Replaced chosen = replaced(play, user, might, guard);
                        power.pay(play, user, "");
                        if (chosen != Replaced.GUARD) {
                            replace(play, user, Mark.Kind.SYSTEMS_FOR_MIGHT, "attacks");
                        }
                        if (chosen != Replaced.MIGHT) {
                            replace(play, user, Mark.Kind.SYSTEMS_FOR_GUARD, "defends");
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

    private void replace(Play<CenturyState> play, Fighter user, Mark.Kind kind, String does) {
        play.emit(new Marked(
                Mark.own(kind, user, 1, play.state().rounds(user, rounds)),
                does + " by Systems for " + Powers.rounds(rounds)));
    }

    @Override
    public boolean isWantedInTurn(CenturyState state, Fighter unit, SetupPower use, TurnProspects prospects) {
        return prospects.isTense() && prospects.isNearEnemy();
    }
}
