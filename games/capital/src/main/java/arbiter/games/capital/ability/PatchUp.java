package arbiter.games.capital.ability;

import arbiter.games.capital.ability.Overflow.OverflowGained;
import arbiter.games.capital.attack.Attack;
import arbiter.games.capital.attack.AttackMeans;
import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.damage.HealingTrait;
import arbiter.games.capital.energy.EnergyPayment;
import arbiter.games.capital.move.ShortRun;
import arbiter.games.capital.sheet.AttackFlag;
import arbiter.games.capital.turn.ActTrait;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.MenuSection;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.space.plane.Base;
import java.util.List;
import java.util.Optional;

/** An Attack that heals, on whoever the Healer touches; the second version may run to them first. Ledger: CAP-AMB-102. */
public record PatchUp(int run) implements ActTrait, HealingTrait {

    @Override
    public MenuSection section() {
        return MenuSection.AID;
    }

    @Override
    public void offerActions(CapitalState state, Combatant healer, List<CapitalAct> menu) {
        for (AttackMeans means : AttackOptions.means(healer, EnergyPayment.energy(state, healer))) {
            if (means.is(AttackFlag.HEALING)) {
                for (Combatant target : state.units()) {
                    place(state, healer, target, means)
                            .ifPresent(place -> menu.add(new Treatment(healer, means, target, place)));
                }
            }
        }
    }

    private Optional<Base> place(CapitalState state, Combatant healer, Combatant target, AttackMeans means) {
        if (!AttackOptions.allows(healer, target, means) || !state.sees(healer, target)) {
            return Optional.empty();
        }
        return healer == target ? Optional.of(healer.base()) : ShortRun.place(state, healer, target, run);
    }

    /** It becomes Overflow, but for a vehicle. */
    @Override
    public void surplus(Play<CapitalState> play, Combatant unit, int surplus) {
        if (!unit.isVehicle()) {
            play.emit(new OverflowGained(unit.id(), surplus));
        }
    }

    /** Patching up one patient, from where the run to it ends. */
    public record Treatment(Combatant healer, AttackMeans means, Combatant target, Base place) implements CapitalAct {

        @Override
        public String id() {
            return "patch-up:" + target.id();
        }

        @Override
        public String text() {
            return "Patch up " + target.name() + " (" + means.profile().described() + ")";
        }

        @Override
        public List<Cost> costs() {
            return List.of(new Cost("Energy", means.profile().energy()));
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
        public void resolve(Play<CapitalState> play, Occasion occasion) {
            ShortRun.resolve(play, healer, place); // 1
            if (healer.present() && play.state().touching(healer, target)) {
                Attack.resolve(play, healer, means, List.of(target), occasion);
            }
        }
    }
}
