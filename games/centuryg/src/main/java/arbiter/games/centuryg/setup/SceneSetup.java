package arbiter.games.centuryg.setup;

import arbiter.content.Nearest;
import arbiter.content.Problems;
import arbiter.content.yaml.Node;
import arbiter.games.centuryg.match.MatchStart.MatchBegan;
import arbiter.games.centuryg.match.SceneStatus.SurroundingsSet;
import arbiter.games.centuryg.reinforcement.Reinforcements;
import arbiter.games.centuryg.reinforcement.ReinforcementsCame;
import arbiter.games.centuryg.sheet.Handbook;
import arbiter.games.centuryg.terrain.Ground;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.space.zone.Zones;
import java.util.ArrayList;
import java.util.List;

/** Sets up what a scene holds besides the Units. */
final class SceneSetup {

    private final CenturyState state;
    private final MapReader scenery;
    private final Handbook book;
    private final Problems problems;

    SceneSetup(CenturyState state, MapReader scenery, Handbook book, Problems problems) {
        this.state = state;
        this.book = book;
        this.scenery = scenery;
        this.problems = problems;
    }

    /** Ledger: BCG-TERR-6, BCG-AMB-76. */
    void ground() {
        Zones zones = state.field().zones();
        scenery.terrain()
                .forEach((terrain, named) -> MapReader.zones(named, zones, problems)
                        .forEach(zone -> Ground.lay(state, zone, terrain, Clock.FIGHT)));
        scenery.environments()
                .forEach((environment, named) -> MapReader.zones(named, zones, problems)
                        .forEach(zone -> Ground.setEnvironment(state, zone, environment)));
        if (scenery.harsh()) {
            new SurroundingsSet(true).apply(state);
        }
    }

    /** Ledger: BCG-RNF-1. */
    void reinforcements() {
        scenery.reinforcements()
                .ifPresent(helpers -> new ReinforcementsCame(Reinforcements.of(
                                helpers.side(),
                                helpers.level(),
                                helpers.powers().stream()
                                        .map(book::reinforcement)
                                        .toList()))
                        .apply(state));
    }

    /** Who strikes first, before there is any order; their Enemies are surprised. Ledger: BCG-MATCH-3, BCG-AMB-25. */
    void ambush() {
        List<String> ids = state.units().stream().map(Fighter::id).toList();
        List<String> ambushers = new ArrayList<>();
        for (Node node : scenery.ambush()) {
            if (ids.contains(node.text())) {
                ambushers.add(node.text());
            } else {
                problems.add(node.place(), Nearest.unknown("unit", node.text(), ids));
            }
        }
        if (!ambushers.isEmpty() && problems.isEmpty()) {
            List<String> surprised = new ArrayList<>();
            for (Fighter fighter : state.units()) {
                if (ambushers.stream().allMatch(id -> state.enemies(state.unit(id), fighter))) {
                    surprised.add(fighter.id());
                }
            }
            new MatchBegan(ambushers, surprised).apply(state);
        }
    }
}
