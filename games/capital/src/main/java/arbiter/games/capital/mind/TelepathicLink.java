package arbiter.games.capital.mind;

import arbiter.games.capital.energy.EnergyPayment;
import arbiter.games.capital.turn.ActTrait;
import arbiter.games.capital.turn.Agreement;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.MenuSection;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;

/** Telepathic Link: any number of willing units nearby, until the telepath's next Full Rest. Ledger: CAP-AMB-149. */
public record TelepathicLink(int energy, int metres, int reach) implements ActTrait {

    @Override
    public MenuSection section() {
        return MenuSection.MIND;
    }

    @Override
    public void offerActions(CapitalState state, Combatant telepath, List<CapitalAct> menu) {
        if (EnergyPayment.affords(state, telepath, energy)) {
            menu.add(new Offering(this, telepath, partners(state, telepath).isEmpty()));
        }
    }

    /** Only friends are asked: nobody opens their mind to an enemy. */
    private List<Combatant> partners(CapitalState state, Combatant telepath) {
        List<Combatant> partners = new ArrayList<>();
        for (Combatant other : state.units()) {
            if (MindContest.near(telepath, other, metres)
                    && !state.enemies(telepath, other)
                    && !telepath.links().units().contains(other.id())) {
                partners.add(other);
            }
        }
        return partners;
    }

    private record Offering(TelepathicLink trait, Combatant telepath, boolean isPointless) implements CapitalAct {

        @Override
        public String id() {
            return "telepathic-link";
        }

        @Override
        public String text() {
            return "Telepathic Link with units around you";
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
            if (!EnergyPayment.pay(play, telepath, trait.energy, "Telepathic Link")) {
                return;
            }
            List<Combatant> partners = trait.partners(play.state(), telepath);
            if (partners.isEmpty()) {
                return;
            }
            List<Combatant> chosen = UnitOption.chooseSome(
                    play, telepath.decider(), "link.with", partners, () -> "Whom does " + telepath.name() + " link?");
            List<String> willing = new ArrayList<>();
            for (Combatant partner : chosen) {
                if (Agreement.given(play, partner, "link.join", () -> telepath.name() + " offers a Telepathic Link")) {
                    willing.add(partner.id());
                }
            }
            if (!willing.isEmpty()) {
                play.emit(new Linked(telepath.id(), List.copyOf(willing)));
            }
        }
    }
}
