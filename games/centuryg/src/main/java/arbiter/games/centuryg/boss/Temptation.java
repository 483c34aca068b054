package arbiter.games.centuryg.boss;

import arbiter.dice.Dice;
import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.power.GenrePoints.PointGained;
import arbiter.games.centuryg.power.GenrePoints.PointLost;
import arbiter.games.centuryg.power.KnownPower;
import arbiter.games.centuryg.power.PowerTrait;
import arbiter.games.centuryg.power.Powers;
import arbiter.games.centuryg.power.SetupPower;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;

/** An Enemy gives up a Point and bleeds, or takes one and its allies bleed. Ledger: do-you-desire-the-power, BCG-AMB-118. */
public record Temptation() implements PowerTrait {

    private static final int VICTIMS = 2;

    @Override
    public void inTurn(CenturyState state, Fighter owner, KnownPower power, List<CenturyAct> acts) {
        if (!Powers.unused(state, owner, power).isEmpty()) {
            acts.add(power.act(
                    state, owner, () -> "tempt one Enemy to hurt its own", (play, boss) -> resolve(play, boss, power)));
        }
    }

    /** What the tempted one does. */
    private enum Reply implements Option {
        RESIST("resist", "Resist: lose 1 GP and take 1d10 Damage"),
        GIVE_IN("give-in", "Give in: gain 1 GP, two allies take 1d10 Damage");

        private final String word;
        private final String words;

        Reply(String word, String words) {
            this.word = word;
            this.words = words;
        }

        @Override
        public String id() {
            return word;
        }

        @Override
        public String text() {
            return words;
        }
    }

    private static void resolve(Play<CenturyState> play, Fighter boss, KnownPower power) {
        Fighter enemy = UnitOption.choose(
                play, boss.decider(), "power.enemy", Powers.unused(play.state(), boss, power), () -> "Who is tempted?");
        power.pay(play, boss, enemy.id());
        DamageCause cause = DamageCause.by(boss, power.name());
        if (enemy.genre().points() > 0 && reply(play, enemy) == Reply.RESIST) {
            play.emit(new PointLost(enemy.id(), 1));
            hurt(play, enemy, cause);
            return;
        }
        if (enemy.machine().tier().hasPowers()) {
            play.emit(new PointGained(enemy.id(), 1));
        }
        List<Fighter> allies = Powers.allies(play.state(), enemy);
        allies.removeIf(ally -> ally.base().isPresent()); // BCG-DOCK-2
        if (allies.isEmpty()) {
            hurt(play, enemy, DamageCause.itself(power.name()));
            return;
        }
        for (Fighter ally : victims(play, enemy, allies)) {
            hurt(play, ally, cause);
        }
    }

    private static Reply reply(Play<CenturyState> play, Fighter enemy) {
        return play.choose(Request.one(enemy.decider(), "temptation.reply", List.of(Reply.values()))
                .asking(() -> "Does " + enemy.name() + " desire the power?"));
    }

    private static List<Fighter> victims(Play<CenturyState> play, Fighter enemy, List<Fighter> allies) {
        if (allies.size() <= VICTIMS) {
            return allies;
        }
        List<UnitOption<Fighter>> options = new ArrayList<>();
        allies.forEach(ally -> options.add(new UnitOption<>(ally)));
        return play
                .chooseSome(Request.some(enemy.decider(), "temptation.victims", options, VICTIMS, VICTIMS)
                        .asking(() -> "Which two allies does " + enemy.name() + " hurt?"))
                .stream()
                .map(UnitOption::unit)
                .toList();
    }

    /** Each victim rolls for itself. */
    private static void hurt(Play<CenturyState> play, Fighter victim, DamageCause cause) {
        int damage = play.draw("temptation.damage", Dice.of(1, 10)).sum();
        Damage.resolve(play, victim, damage, cause);
    }

    @Override
    public boolean isWantedInTurn(CenturyState state, Fighter unit, SetupPower use, TurnProspects prospects) {
        return true;
    }
}
