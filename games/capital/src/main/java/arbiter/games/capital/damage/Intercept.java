package arbiter.games.capital.damage;

import arbiter.content.yaml.Default;
import arbiter.dice.Faces;
import arbiter.games.capital.ability.NothingTwice;
import arbiter.games.capital.ability.Sanctuary;
import arbiter.games.capital.ability.Sanctuary.SanctuaryTurns;
import arbiter.games.capital.attack.AttackTrait;
import arbiter.games.capital.attack.RerollWindow;
import arbiter.games.capital.check.Check;
import arbiter.games.capital.energy.EnergyPayment;
import arbiter.games.capital.energy.EnergyTrait;
import arbiter.games.capital.move.ShortRun;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.unit.UnitBars;
import arbiter.kernel.Cost;
import arbiter.kernel.Headline;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.space.plane.Base;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Tanks throw themselves in between and take over part of the damage, each once per instance. Ledger: intercept-1,
 * intercept-2, CAP-AMB-107.
 */
public record Intercept(
        int energy, int metres, @Default("0") int more, Attribute defense) implements AttackTrait {

    private static final String NAME = "Intercept";

    /** Running to somebody to take the damage, or staying where one is. */
    private record Step(String id, String text, int energy, Optional<Base> place) implements Option {

        @Override
        public List<Cost> costs() {
            return energy == 0 ? List.of() : List.of(new Cost("Energy", energy));
        }

        @Override
        public boolean declines() {
            return place.isEmpty();
        }
    }

    private static final Step PASS = new Step("pass", "Do not intercept", 0, Optional.empty());

    /** For any Defense Roll. */
    @Override
    public Optional<Attribute> defenseAttribute() {
        return Optional.of(defense);
    }

    /** What is left for the victim when no Tank takes over any more of it. */
    static DamageInProgress resolve(Play<CapitalState> play, DamageInProgress damage) {
        List<Combatant> tanks = tanks(play.state());
        return tanks.isEmpty() ? damage : among(play, damage, tanks, new ArrayList<>());
    }

    /** In turn order. */
    private static List<Combatant> tanks(CapitalState state) {
        List<Combatant> tanks = List.of();
        for (int place = 0; place < state.units().size(); place++) {
            Combatant unit = state.inOrder(place);
            if (!unit.traits().intercepts().isEmpty()
                    && unit.present()
                    && unit.riding().isEmpty()) {
                tanks = tanks.isEmpty() ? new ArrayList<>() : tanks;
                tanks.add(unit);
            }
        }
        return tanks;
    }

    private static DamageInProgress among(
            Play<CapitalState> play, DamageInProgress damage, List<Combatant> tanks, List<Combatant> used) {
        DamageInProgress left = damage;
        for (int i = 0; i < tanks.size() && left.amount().total() > 0; i++) {
            Combatant tank = tanks.get(i);
            if (used.contains(tank) || tank == left.victim() || !tank.present()) {
                continue;
            }
            Step step = ask(play, tank, left);
            if (step.place().isPresent()) {
                used.add(tank);
                left = takeOver(play, tank, left, step, tanks, used);
                i = -1; // whoever is still entitled is asked again
            }
        }
        return left;
    }

    private static Step ask(Play<CapitalState> play, Combatant tank, DamageInProgress damage) {
        CapitalState state = play.state();
        Intercept how = tank.traits().intercepts().get(0);
        int due = how.due(tank);
        int energy = EnergyTrait.due(tank, due);
        if (!EnergyPayment.affords(state, tank, due)
                || NothingTwice.forbids(tank, NAME)
                || !state.sees(tank, damage.victim())) {
            return PASS;
        }
        List<Step> steps = new ArrayList<>();
        add(steps, "victim", energy, damage.victim(), ShortRun.place(state, tank, damage.victim(), how.metres));
        Optional<Combatant> source = source(damage);
        if (source.isPresent() && source.get() != tank) {
            add(steps, "source", energy, source.get(), ShortRun.place(state, tank, source.get(), how.metres));
        }
        if (steps.isEmpty()) {
            return PASS;
        }
        steps.add(PASS);
        Request<Step> request = Request.one(tank.decider(), "intercept.offer", steps)
                .asking(() -> damage.victim().name() + " is about to take "
                        + damage.amount().total() + " damage. Does " + tank.name() + " intercept?")
                .partOf(RerollWindow.MOMENT)
                .decidedBy(() -> List.of(
                        Headline.feared(damage.victim().id() + " " + UnitBars.HP),
                        Headline.feared(tank.id() + " " + UnitBars.HP),
                        Headline.feared(UnitBars.fall(damage.victim()))))
                .otherwise(PASS);
        boolean idle = state.enemies(tank, damage.victim()) || isTrifle(damage, energy);
        return play.choose(idle ? request.quietly() : request);
    }

    /** Whether it is hardly more than what intercepting costs, and does not bring the victim down. */
    private static boolean isTrifle(DamageInProgress damage, int energy) {
        int total = damage.amount().total();
        return total <= Math.max(1, energy) && total < damage.victim().hp();
    }

    /** Free in Sanctuary. */
    private int due(Combatant tank) {
        return SanctuaryTurns.of(tank) > 0 ? 0 : energy;
    }

    /** Where the damage comes from: whoever deals it, or the vehicle they do it with. */
    private static Optional<Combatant> source(DamageInProgress damage) {
        return damage.source().isPresent() && damage.struck().isPresent()
                ? Optional.of(
                        damage.struck().get().means().maker(damage.source().get()))
                : damage.source();
    }

    private static void add(List<Step> steps, String id, int energy, Combatant to, Optional<Base> place) {
        if (place.isPresent()) {
            steps.add(new Step(id, "Intercept next to " + to.name(), energy, place));
        }
    }

    private static DamageInProgress takeOver(
            Play<CapitalState> play,
            Combatant tank,
            DamageInProgress damage,
            Step step,
            List<Combatant> tanks,
            List<Combatant> used) {
        Intercept how = tank.traits().intercepts().get(0);
        if (!EnergyPayment.pay(play, tank, how.due(tank), NAME)) {
            return damage;
        }
        NothingTwice.note(play, tank, NAME);
        ShortRun.resolve(play, tank, step.place().orElseThrow());
        if (!tank.present() || !tank.base().equals(step.place().get())) { // shot down or stopped on the way
            return damage;
        }
        Faces dice = play.draw("intercept.damage", Check.TWO_DICE);
        int most = dice.sum() + how.more;
        int taken = Math.min(most, damage.amount().total());
        play.emit(new Intercepted(tank.id(), damage.victim().id(), dice, taken));
        Optional<DamageCause> struck = damage.struck()
                .map(attack -> Sanctuary.defend(play, tank, damage.source().orElseThrow(), attack));
        if (struck.isEmpty() || !Sanctuary.nullifies(tank, struck.get())) {
            DamageInProgress share = new DamageInProgress(
                    damage.source(), tank, Modifiers.of("intercepted", taken), damage.type(), struck);
            Damage.suffered(play, among(play, share, tanks, used), damage.source());
        }
        return damage.but("intercepted", -taken);
    }
}
