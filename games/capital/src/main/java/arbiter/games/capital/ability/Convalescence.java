package arbiter.games.capital.ability;

import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.damage.RegenerationGained;
import arbiter.games.capital.energy.EnergyPayment;
import arbiter.games.capital.turn.ActTrait;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.MenuSection;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;

/** Twelve points of Regeneration, shared out among those near. Ledger: convalescence-1, CAP-AMB-105. */
public record Convalescence(int energy, int points, int metres, int turns) implements ActTrait {

    @Override
    public MenuSection section() {
        return MenuSection.AID;
    }

    @Override
    public void offerActions(CapitalState state, Combatant healer, List<CapitalAct> menu) {
        if (EnergyPayment.affords(state, healer, energy)) {
            menu.add(new Share(this, healer));
        }
    }

    private record Share(Convalescence trait, Combatant healer) implements CapitalAct {

        @Override
        public String id() {
            return "convalescence";
        }

        @Override
        public String text() {
            return "Convalescence: share out " + trait.points + " Regeneration";
        }

        @Override
        public List<Cost> costs() {
            return List.of(new Cost("Energy", trait.energy));
        }

        @Override
        public boolean isAction() {
            return true;
        }

        @Override
        public void resolve(Play<CapitalState> play, Occasion occasion) {
            if (!EnergyPayment.pay(play, healer, trait.energy, "Convalescence")) {
                return;
            }
            List<Combatant> near = near(play.state());
            List<Combatant> chosen = UnitOption.chooseSome(
                    play,
                    healer.decider(),
                    "convalescence.units",
                    near,
                    1,
                    Math.min(trait.points, near.size()),
                    () -> "Who shares the Regeneration?");
            int left = trait.points;
            for (int i = 0; i < chosen.size(); i++) {
                Combatant unit = chosen.get(i);
                int points = share(play, unit, left, chosen.size() - i - 1);
                play.emit(new RegenerationGained(unit.id(), points, trait.turns));
                left -= points;
            }
        }

        /** Whole points, at least one for everybody chosen; the last one has what is left. */
        private int share(Play<CapitalState> play, Combatant unit, int left, int others) {
            if (others == 0) {
                return left;
            }
            return play.choose(Request.amount(healer.decider(), "convalescence.points", 1, left - others)
                            .asking(() -> "How many of " + left + " points for " + unit.name() + "?"))
                    .value();
        }

        /** Not a vehicle, which has no turns and regains hit points by repairs alone. Ledger: CAP-AMB-27. */
        private List<Combatant> near(CapitalState state) {
            List<Combatant> near = new ArrayList<>();
            near.add(healer);
            for (Combatant unit : state.units()) {
                if (unit != healer
                        && unit.present()
                        && !unit.isVehicle()
                        && healer.base().within(unit.base(), trait.metres * AttackOptions.MILLIMETRES)) {
                    near.add(unit);
                }
            }
            return near;
        }
    }
}
