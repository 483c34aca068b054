package arbiter.interpreters.testgame;

import arbiter.content.catalogue.Catalogue;
import arbiter.content.catalogue.GameContent;
import arbiter.content.catalogue.Pack;
import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.interpreters.testgame.RaidEvent.Adjusted;
import arbiter.kernel.Agent;
import arbiter.kernel.Event;
import arbiter.kernel.Game;
import arbiter.rulebook.GamemasterHand;
import arbiter.rulebook.LedgerEntry;
import arbiter.rulebook.Placement;
import arbiter.rulebook.RuleLedger;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Setting;
import arbiter.rulebook.TableOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The raid as situations and journals know it. */
public final class RaidBook implements Rulebook<RaidState> {

    private final Catalogue content = GameContent.of("raid")
            .kind("raiders", RaiderSheet.class)
            .kind("ledger", LedgerEntry.class)
            .files(RaidBook.class, "/raid/content", "raiders.yaml")
            .load();

    @Override
    public Game<RaidState> game() {
        return new RaidGame();
    }

    @Override
    public String name() {
        return "Raid";
    }

    @Override
    public String summary() {
        return "A game to test interpreters with.";
    }

    @Override
    public Class<RaidState> stateType() {
        return RaidState.class;
    }

    @Override
    public Catalogue content() {
        return content;
    }

    @Override
    public Rulebook<RaidState> with(List<Pack> homebrew) {
        return this;
    }

    @Override
    public RuleLedger ledger() {
        return RuleLedger.of(content, Source.text("scenarios.yaml", "{}"));
    }

    @Override
    public List<TableOption> options() {
        return List.of(new TableOption("bidding", "RAID-BID", "Whether gold is bid for.", List.of("off", "on")));
    }

    @Override
    public RaidState start(Setting setting) {
        List<Raider> raiders = new ArrayList<>();
        for (Placement unit : setting.units()) {
            List<String> conditions = unit.conditions().stream().map(Node::text).toList();
            unit.sheet(RaiderSheet.class)
                    .ifPresent(sheet -> raiders.add(new Raider(
                            unit.id(),
                            unit.side(),
                            unit.now("health", 0, 99).orElse(sheet.health()),
                            unit.now("gold", 0, 99).orElse(0),
                            conditions.contains("hidden"))));
        }
        RaidState state = RaidState.of(raiders.toArray(Raider[]::new));
        return setting.options().get("bidding").equals("on") ? state : state.underWay();
    }

    @Override
    public Optional<Agent<RaidState>> opponent() {
        return Optional.of(Agent.byDefault());
    }

    @Override
    public List<Class<? extends Event<RaidState>>> edits() {
        return List.of(Adjusted.class);
    }

    @Override
    public GamemasterHand<RaidState> hand() {
        return new RaidHand();
    }
}
