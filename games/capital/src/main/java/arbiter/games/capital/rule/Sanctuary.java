package arbiter.games.capital.rule;

import arbiter.dice.Faces;
import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.sheet.Basis;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.CheckRolled;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.Contest;
import arbiter.games.capital.state.SanctuaryBegan;
import arbiter.games.capital.state.SanctuaryTicked;
import arbiter.games.capital.state.Side;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The Tank's Ultimate: free Dodges, free Intercepts, and a Defense Roll for each of them. Ledger: sanctuary-1. */
record Sanctuary(Combatant unit) implements Deed {

    static final int DODGES = 3;
    private static final int TURNS = 2;

    static void offer(Combatant unit, List<Deed> menu) {
        if (Ultimate.ready(unit, AbilityId.SANCTUARY_1)) {
            menu.add(new Sanctuary(unit));
        }
    }

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
    public void resolve(Play<CapitalState> play, Manner manner) {
        Ultimate.spend(play, unit, AbilityId.SANCTUARY_1);
        play.emit(new SanctuaryBegan(unit.id(), TURNS));
    }

    /** A duration in turns ticks at the start of the unit's own turns. Ledger: CAP-AMB-73. */
    static void tick(Play<CapitalState> play, Combatant unit) {
        if (unit.care().inSanctuary()) {
            play.emit(new SanctuaryTicked(unit.id()));
        }
    }

    /** Whether anybody is in one: it is measured against the whole Attack Roll, whatever the target's own was. */
    static boolean guards(CapitalState state) {
        for (int i = 0; i < state.combatants().size(); i++) {
            if (state.combatants().get(i).care().inSanctuary()) {
                return true;
            }
        }
        return false;
    }

    /**
     * The Defense Roll of a Tank who intercepts an Attack in Sanctuary, against the final Attack Roll; the attacker
     * throws nothing again. Otherwise the damage comes without one. Ledger: CAP-AMB-108.
     */
    static Struck defend(Play<CapitalState> play, Combatant tank, Combatant attacker, Struck struck) {
        if (!tank.care().inSanctuary()) {
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
            after = RerollWindow.offer(play, tank, tank, RerollWindow.SANCTUARY, rerolls, dice, behind);
        }
        Contest parry = new Contest(new Side(dice, modifiers), struck.attack());
        play.emit(new CheckRolled(tank.id(), "defending as a Sanctuary", parry, Optional.of(attacker.id())));
        return new Struck(struck.means(), struck.attack(), OptionalInt.of(-parry.margin()));
    }

    /** A tie nullifies as well. */
    static boolean nullifies(Combatant tank, Struck struck) {
        return tank.care().inSanctuary() && !struck.wonBy(1);
    }
}
