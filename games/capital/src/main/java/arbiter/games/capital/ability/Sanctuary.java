package arbiter.games.capital.ability;

import arbiter.dice.Faces;
import arbiter.games.capital.attack.Attack;
import arbiter.games.capital.attack.DefenseAttribute;
import arbiter.games.capital.attack.DefenseRerolls;
import arbiter.games.capital.attack.RerollSource;
import arbiter.games.capital.attack.RerollWindow;
import arbiter.games.capital.check.Check;
import arbiter.games.capital.check.CheckRolled;
import arbiter.games.capital.check.Claims;
import arbiter.games.capital.check.Contest;
import arbiter.games.capital.check.Side;
import arbiter.games.capital.damage.DamageCause;
import arbiter.games.capital.sheet.Basis;
import arbiter.games.capital.turn.ActTrait;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.MenuSection;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.turn.TurnState;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The Tank's Ultimate: free Dodges, free Intercepts, and a Defense Roll for each of them. Ledger: sanctuary-1. */
public record Sanctuary(int turns) implements ActTrait {

    public static final int DODGES = 3;

    @Override
    public MenuSection section() {
        return MenuSection.STANCE;
    }

    @Override
    public void offerInstants(CapitalState state, Combatant unit, List<CapitalAct> menu) {
        if (Ultimate.ready(unit, this)) {
            menu.add(new Begin(this, unit));
        }
    }

    private record Begin(Sanctuary trait, Combatant unit) implements CapitalAct {

        @Override
        public String id() {
            return "sanctuary";
        }

        @Override
        public String text() {
            return "Sanctuary (Ultimate)";
        }

        @Override
        public boolean isAction() {
            return false;
        }

        @Override
        public void resolve(Play<CapitalState> play, Occasion occasion) {
            Ultimate.spend(play, unit, trait);
            play.emit(new SanctuaryBegan(unit.id(), trait.turns));
        }
    }

    /** Whether anybody is in one: it is measured against the whole Attack Roll, whatever the target's own was. */
    public static boolean guards(CapitalState state) {
        for (int i = 0; i < state.units().size(); i++) {
            if (SanctuaryTurns.of(state.units().get(i)) > 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * The Defense Roll of a Tank who intercepts an Attack in Sanctuary, against the final Attack Roll; the attacker
     * throws nothing again. Otherwise the damage comes without one. Ledger: CAP-AMB-108.
     */
    public static DamageCause defend(Play<CapitalState> play, Combatant tank, Combatant attacker, DamageCause struck) {
        if (SanctuaryTurns.of(tank) == 0) {
            return struck.undefended();
        }
        Basis printed = struck.means().profile().roll().defence();
        Basis basis = DefenseAttribute.resolve(play, tank, printed);
        Modifiers modifiers =
                Attack.defenseModifiers(tank, Claims.resolve(play, tank, Attack.score(tank, basis), false));
        List<RerollSource> rerolls = DefenseRerolls.of(tank, struck.means(), basis);
        Faces dice = play.draw("sanctuary.defender", Check.TWO_DICE);
        for (Optional<Faces> after = Optional.of(dice); after.isPresent(); ) {
            dice = after.get();
            int behind = struck.attack().total() - dice.sum() - modifiers.total();
            int total = dice.sum() + modifiers.total();
            after = RerollWindow.offer(
                    play,
                    tank,
                    tank,
                    RerollWindow.SANCTUARY,
                    rerolls,
                    dice,
                    new RerollWindow.AtStake(
                            behind,
                            true,
                            struck.means().profile().crits(),
                            () -> tank.name() + " defends as a Sanctuary: " + total + " against "
                                    + struck.attack().total() + " of " + attacker.name() + "."));
        }
        Contest parry = new Contest(new Side(dice, modifiers), struck.attack());
        play.emit(new CheckRolled(tank.id(), "defending as a Sanctuary", parry, Optional.of(attacker.id())));
        return new DamageCause(struck.means(), struck.attack(), OptionalInt.of(-parry.margin()));
    }

    /** A tie nullifies as well. */
    public static boolean nullifies(Combatant tank, DamageCause struck) {
        return SanctuaryTurns.of(tank) > 0 && !struck.wonBy(1);
    }

    /** A Tank becomes a Sanctuary for some turns. Ledger: sanctuary-1. */
    public record SanctuaryBegan(String unit, int turns) implements CapitalEvent {

        @Override
        public void apply(CapitalState state) {
            SanctuaryTurns.set(state.unit(unit), turns);
        }

        @Override
        public Line line(CapitalState state) {
            return tell(state, unit, " is a Sanctuary for " + turns + " turns");
        }
    }

    /** One turn less of Sanctuary. Ledger: CAP-AMB-73. */
    public record SanctuaryTicked(String unit) implements CapitalEvent {

        @Override
        public void apply(CapitalState state) {
            Combatant combatant = state.unit(unit);
            SanctuaryTurns.set(combatant, SanctuaryTurns.of(combatant) - 1);
        }

        @Override
        public Line line(CapitalState state) {
            int left = SanctuaryTurns.of(state.unit(unit));
            return tell(state, unit, left == 0 ? " is no longer a Sanctuary" : " stays a Sanctuary for another turn");
        }
    }

    /** How many turns a unit's Sanctuary still lasts. */
    public record SanctuaryTurns(int left) implements TurnState {

        private static final SanctuaryTurns NONE = new SanctuaryTurns(0);

        /** A duration in turns ticks at the start of the unit's own turns. Ledger: CAP-AMB-73. */
        @Override
        public void tick(Play<CapitalState> play, Combatant unit) {
            play.emit(new SanctuaryTicked(unit.id()));
        }

        @Override
        public boolean needsTime() {
            return true;
        }

        public static int of(Combatant unit) {
            return unit.abilityStates().get(NONE).left;
        }

        public static void set(Combatant unit, int left) {
            AbilityStates.put(unit, new SanctuaryTurns(left), NONE);
        }
    }
}
