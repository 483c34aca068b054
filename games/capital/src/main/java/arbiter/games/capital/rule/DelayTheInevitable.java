package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.DamageDelayed;
import arbiter.games.capital.state.DelayBegan;
import arbiter.games.capital.state.DelayEnded;
import arbiter.kernel.Cost;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import java.util.List;
import java.util.Optional;

/** Damage to a touched unit is only counted, until it comes all at once. Ledger: delay-the-inevitable, CAP-AMB-106. */
record DelayTheInevitable(Combatant healer, Combatant target) implements Deed {

    private static final String NAME = "Delay the Inevitable";
    private static final int ENERGY = 1;

    static void offer(CapitalState state, Combatant healer, List<Deed> menu) {
        if (!healer.has(AbilityId.DELAY_THE_INEVITABLE) || !Purse.affords(state, healer, ENERGY)) {
            return;
        }
        for (Combatant target : state.combatants()) {
            if (target.present()
                    && !target.isVehicle() // has no turns to pay at the start of
                    && !target.care().isDelayed()
                    && (target == healer || state.touching(healer, target))) {
                menu.add(new DelayTheInevitable(healer, target));
            }
        }
    }

    @Override
    public String id() {
        return "delay:" + target.id();
    }

    @Override
    public String text() {
        return NAME + " for " + target.name();
    }

    @Override
    public List<Cost> costs() {
        return List.of(new Cost("Energy", ENERGY));
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Unit(target.id()));
    }

    @Override
    public boolean isAction() {
        return true;
    }

    @Override
    public void resolve(Play<CapitalState> play, Manner manner) {
        if (Purse.pay(play, healer, ENERGY, NAME)) {
            play.emit(new DelayBegan(target.id(), healer.id()));
        }
    }

    /** At the start of the unit's turn its Healer pays again, or it is over. */
    static void upkeep(Play<CapitalState> play, Combatant unit) {
        if (!unit.care().isDelayed()) {
            return;
        }
        Combatant healer = play.state().combatant(unit.care().delayedBy().orElseThrow());
        boolean paid = healer.present()
                && Purse.affords(play.state(), healer, ENERGY)
                && pays(play, healer, unit)
                && Purse.pay(play, healer, ENERGY, NAME);
        if (!paid) {
            end(play, unit);
        }
    }

    private static boolean pays(Play<CapitalState> play, Combatant healer, Combatant unit) {
        return play.choose(Request.one(healer.decider(), "delay.upkeep", YesNo.BOTH)
                        .asking(() -> "Does " + healer.name() + " pay 1 Energy to keep "
                                + unit.care().delayed() + " damage from " + unit.name() + "?")
                        .otherwise(YesNo.YES))
                == YesNo.YES;
    }

    /** Whether damage was counted instead of suffered; more than twice the maximum breaks the dam. */
    static boolean tallies(Play<CapitalState> play, Damage.Instance damage) {
        Combatant unit = damage.victim();
        if (!unit.care().isDelayed()) {
            return false;
        }
        play.emit(new DamageDelayed(unit.id(), damage.amount(), damage.type()));
        if (unit.care().delayed() > 2 * unit.profile().maxima().hitPoints()) {
            end(play, unit);
        }
        return true;
    }

    private static void end(Play<CapitalState> play, Combatant unit) {
        Modifiers tally = Modifiers.of(NAME, unit.care().delayed());
        play.emit(new DelayEnded(unit.id()));
        Damage.outside(play, new Damage.Instance(Optional.empty(), unit, tally, DamageType.TRUE), Optional.empty());
    }
}
