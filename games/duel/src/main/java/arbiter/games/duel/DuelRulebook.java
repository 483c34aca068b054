package arbiter.games.duel;

import arbiter.content.catalogue.Catalogue;
import arbiter.content.catalogue.GameContent;
import arbiter.content.catalogue.Pack;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Traits;
import arbiter.games.duel.sheet.Duelist;
import arbiter.games.duel.sheet.Weapon;
import arbiter.games.duel.state.Adjusted;
import arbiter.games.duel.state.DuelState;
import arbiter.games.duel.state.FighterJoined;
import arbiter.games.duel.state.FighterLeft;
import arbiter.games.duel.state.Hidden;
import arbiter.games.duel.trait.Heavy;
import arbiter.games.duel.trait.Quick;
import arbiter.games.duel.trait.Reach;
import arbiter.games.duel.trait.WeaponTrait;
import arbiter.kernel.Agent;
import arbiter.kernel.Event;
import arbiter.kernel.Game;
import arbiter.rulebook.Candidate;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.GamemasterHand;
import arbiter.rulebook.LedgerEntry;
import arbiter.rulebook.RuleLedger;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Setting;
import arbiter.rulebook.TableOption;
import java.util.List;

/** The example game as people meet it: its content, its ledger, how a table is set up. */
public final class DuelRulebook implements Rulebook<DuelState> {

    private static final Traits<WeaponTrait> TRAITS = Traits.of(WeaponTrait.class)
            .with("reach", new Reach())
            .with("heavy", new Heavy())
            .with("quick", new Quick());

    private static final GameContent CONTENT = GameContent.of("duel")
            .kind("weapons", Weapon.class)
            .kind("duelists", Duelist.class)
            .kind("ledger", LedgerEntry.class)
            .traits(TRAITS)
            .files(DuelRulebook.class, "/duel/content", "weapons.yaml", "duelists.yaml", "ledger.yaml");

    private final DuelGame game = new DuelGame();
    private final List<Pack> homebrew;
    private Catalogue content;

    public DuelRulebook() {
        this(List.of());
    }

    private DuelRulebook(List<Pack> homebrew) {
        this.homebrew = homebrew;
    }

    @Override
    public Game<DuelState> game() {
        return game;
    }

    @Override
    public String name() {
        return "Duel";
    }

    @Override
    public String summary() {
        return "The example game: blades, breath and nerve kept in secret.";
    }

    @Override
    public Class<DuelState> stateType() {
        return DuelState.class;
    }

    @Override
    public synchronized Catalogue content() {
        if (content == null) {
            content = CONTENT.load(homebrew);
        }
        return content;
    }

    @Override
    public Rulebook<DuelState> with(List<Pack> packs) {
        return new DuelRulebook(packs);
    }

    @Override
    public RuleLedger ledger() {
        return RuleLedger.of(content(), Source.resource(DuelRulebook.class, "/duel/scenarios.yaml"));
    }

    @Override
    public List<TableOption> options() {
        return List.of(DuelSetup.WEARINESS);
    }

    @Override
    public DuelState start(Setting setting) {
        return DuelSetup.start(setting);
    }

    @Override
    public Agent<DuelState> opponent() {
        return new DuelOpponent();
    }

    @Override
    public List<Class<? extends Event<DuelState>>> edits() {
        return List.of(Adjusted.class, FighterJoined.class, FighterLeft.class, Hidden.class);
    }

    @Override
    public List<Encounter> encounters() {
        return List.of(Encounter.of(DuelRulebook.class, "/duel/encounters", "crossing"));
    }

    @Override
    public List<Candidate> candidates() {
        return content().shelf(Duelist.class).all().stream()
                .map(duelist -> new Candidate(
                        Candidate.Way.FROM,
                        duelist.id(),
                        duelist.name(),
                        duelist.sheet().weapon().name()))
                .toList();
    }

    @Override
    public GamemasterHand<DuelState> hand() {
        return new DuelHand();
    }
}
