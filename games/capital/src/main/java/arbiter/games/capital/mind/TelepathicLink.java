package arbiter.games.capital.mind;

import arbiter.games.capital.energy.EnergyPayment;
import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.turn.Agreement;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;

/** Telepathic Link: any number of willing units nearby, until the telepath's next Full Rest. Ledger: CAP-AMB-149. */
public record TelepathicLink(Combatant telepath) implements CapitalAct {

    private static final int METRES = 3;
    private static final int ENERGY = 1;

    public static void offer(CapitalState state, Combatant telepath, List<CapitalAct> menu) {
        if (telepath.has(AbilityId.TELEPATHIC_LINK_1)
                && EnergyPayment.affords(state, telepath, ENERGY)
                && !partners(state, telepath).isEmpty()) {
            menu.add(new TelepathicLink(telepath));
        }
    }

    /** Only friends are asked: nobody opens their mind to an enemy. */
    private static List<UnitOption<Combatant>> partners(CapitalState state, Combatant telepath) {
        List<UnitOption<Combatant>> partners = new ArrayList<>();
        for (Combatant other : state.units()) {
            if (MindContest.near(telepath, other, METRES)
                    && !state.enemies(telepath, other)
                    && !telepath.links().units().contains(other.id())) {
                partners.add(new UnitOption<>(other));
            }
        }
        return partners;
    }

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
        return List.of(new Cost("Energy", ENERGY));
    }

    @Override
    public boolean isAction() {
        return true;
    }

    @Override
    public void resolve(Play<CapitalState> play, Occasion occasion) {
        if (!EnergyPayment.pay(play, telepath, ENERGY, "Telepathic Link")) {
            return;
        }
        List<UnitOption<Combatant>> partners = partners(play.state(), telepath);
        List<UnitOption<Combatant>> chosen =
                play.chooseSome(Request.some(telepath.decider(), "link.with", partners, 1, partners.size())
                        .asking(() -> "Whom does " + telepath.name() + " link?"));
        List<String> willing = new ArrayList<>();
        for (UnitOption<Combatant> partner : chosen) {
            if (Agreement.given(
                    play, partner.unit(), "link.join", () -> telepath.name() + " offers a Telepathic Link")) {
                willing.add(partner.id());
            }
        }
        if (!willing.isEmpty()) {
            play.emit(new Linked(telepath.id(), List.copyOf(willing)));
        }
    }
}
