package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.move.Movement;
import arbiter.games.centuryg.move.ZoneOption;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** A Grunt helps another of its kind. Ledger: BCG-OFF-8, BCG-AMB-67. */
public record PairedAttack(Supplier<List<Fighter>> partners) implements CenturyAct {

    public static void offer(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (unit.machine().tier() != Tier.GRUNT) {
            return;
        }
        for (Fighter other : state.units()) {
            if (suits(state, unit, other)) {
                deeds.add(new PairedAttack(() -> partners(state, unit)));
                return;
            }
        }
    }

    private static List<Fighter> partners(CenturyState state, Fighter unit) {
        List<Fighter> partners = new ArrayList<>();
        for (Fighter other : state.units()) {
            if (suits(state, unit, other)) {
                partners.add(other);
            }
        }
        return partners;
    }

    private static boolean suits(CenturyState state, Fighter unit, Fighter other) {
        return other != unit
                && other.isOut()
                && !state.enemies(unit, other)
                && other.machine().equals(unit.machine()) // the same sheet
                && free(state, unit, other)
                && free(state, other, unit)
                && !spots(state, unit, other).isEmpty();
    }

    /** One Unit is paired with only one other in a Round. */
    private static boolean free(CenturyState state, Fighter unit, Fighter partner) {
        for (Mark mark : state.marks()) {
            if (mark.kind() == Mark.Kind.IN_A_PAIR && mark.on().equals(unit.id())) {
                return mark.by().equals(partner.id());
            }
        }
        return true;
    }

    /** Near the partner, reached by coming closer to it or going around it. */
    private static List<Integer> spots(CenturyState state, Fighter unit, Fighter partner) {
        int budget = Movement.budget(state, unit, false);
        if (state.distance(unit, partner) > 1 + budget) {
            return List.of();
        }
        List<Integer> zones = new ArrayList<>();
        for (int zone : Movement.approach(state, unit, budget, partner).places()) {
            if (state.field().zones().distance(zone, partner.zone()) <= 1) {
                zones.add(zone);
            }
        }
        return zones;
    }

    @Override
    public boolean offensive() {
        return true;
    }

    @Override
    public String id() {
        return "paired-attack";
    }

    @Override
    public String text() {
        return "Paired Attack: help another of the same kind";
    }

    @Override
    public List<String> whom() {
        return UnitOption.ids(partners.get());
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        CenturyState state = play.state();
        AimBenefit.lose(play, unit);
        Fighter partner = UnitOption.choose(
                play,
                unit.decider(),
                "paired.partner",
                partners(state, unit),
                () -> "Whom does " + unit.name() + " help?");
        int zone = ZoneOption.choose(
                play,
                unit.decider(),
                "paired.approach",
                spots(state, unit, partner),
                unit.zone(),
                () -> "Where does " + unit.name() + " join " + partner.name() + "?");
        int budget = Movement.budget(state, unit, false);
        Movement.walk(
                play, unit, Movement.approach(state, unit, budget, partner).path(zone));
        if (unit.isFighting()) {
            play.emit(new Paired(unit.id(), partner.id()));
        }
    }

    /** Two Grunts pair up: the partner has 2 Adv in its next Turn. Ledger: BCG-OFF-8, BCG-AMB-67. */
    public record Paired(String unit, String partner) implements CenturyEvent {

        private static final int ADVANTAGES = 2;

        @Override
        public void apply(CenturyState state) {
            state.add(new Mark(Mark.Kind.PAIRED, partner, unit, "", ADVANTAGES, Clock.turnEnd(partner, 0)));
            state.add(new Mark(Mark.Kind.IN_A_PAIR, unit, partner, "", 1, Clock.ROUND));
            state.add(new Mark(Mark.Kind.IN_A_PAIR, partner, unit, "", 1, Clock.ROUND));
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit)
                    .words(" pairs up with ")
                    .unit(partner, state.unit(partner).name())
                    .words(", who has " + ADVANTAGES + " Adv next Turn")
                    .line();
        }
    }
}
