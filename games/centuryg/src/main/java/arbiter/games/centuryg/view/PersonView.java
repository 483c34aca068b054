package arbiter.games.centuryg.view;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.attack.Defense;
import arbiter.games.centuryg.person.Body;
import arbiter.games.centuryg.person.Proxy;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.Taken;
import arbiter.games.centuryg.sheet.Trained;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.View;
import arbiter.tabletop.unit.Emblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How a person on foot looks on the table: Layers, Proxies, Attributes, Skills and Traits. */
final class PersonView {

    private static final List<Emblem> PEOPLE =
            List.of(Emblem.STAR, Emblem.FOX, Emblem.BLADE, Emblem.OFFICER, Emblem.WRENCH, Emblem.MEDIC, Emblem.SHADOW);

    private PersonView() {}

    static View.Unit of(CenturyState state, Fighter fighter) {
        return glance(state, fighter).with(details(state, fighter));
    }

    /** Without what they know and can do. */
    static View.Unit glance(CenturyState state, Fighter fighter) {
        return new View.Unit(
                fighter.id(),
                fighter.name(),
                fighter.side(),
                Optional.of(View.Position.at(state.field().zones().text(fighter.zone()))),
                UnitView.isActive(state, fighter),
                fighter.isHidden(),
                UnitView.out(fighter),
                bars(fighter),
                Conditions.of(state, fighter, true),
                List.of(),
                Optional.of(fighter.emblem(Emblem.among(PEOPLE, fighter.id()))));
    }

    private static List<View.Bar> bars(Fighter fighter) {
        Body body = fighter.body();
        int full = body.rank(PilotAttribute.WILLPOWER);
        List<View.Bar> bars = new ArrayList<>();
        for (Proxy proxy : body.proxies()) {
            bars.add(new View.Bar("Proxy", proxy.points(), full));
        }
        for (int i = 0; i < Body.LAYERS; i++) {
            bars.add(new View.Bar("Layer " + (i + 1), body.layers().get(i).points(), full));
        }
        UnitView.genre(fighter).ifPresent(bars::add);
        return bars;
    }

    private static List<View.Detail> details(CenturyState state, Fighter fighter) {
        Body body = fighter.body();
        List<View.Detail> details = new ArrayList<>();
        for (PilotAttribute attribute : PilotAttribute.values()) {
            details.add(View.Detail.of(Details.title(EnumWords.of(attribute)), body.rank(attribute)));
        }
        details.add(View.Detail.total("Defense", Defense.inPlay(state, fighter)));
        for (Trained trained : body.person().skills()) {
            String topics = trained.isGeneral() ? "trained" : String.join(", ", trained.topics());
            details.add(View.Detail.of(trained.skill().name(), topics));
        }
        for (Taken taken : body.person().traits()) {
            details.add(View.Detail.of(taken.trait().name(), String.join(", ", taken.choices())));
        }
        return details;
    }
}
