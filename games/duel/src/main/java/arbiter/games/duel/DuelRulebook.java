package arbiter.games.duel;

import arbiter.content.catalogue.GameContent;
import arbiter.content.catalogue.Pack;
import arbiter.content.json.Json;
import arbiter.content.yaml.Traits;
import arbiter.games.duel.fight.DuelClock;
import arbiter.games.duel.fight.DuelState;
import arbiter.games.duel.fight.FightEvents.ReserveKept;
import arbiter.games.duel.fight.HandEvents.Adjusted;
import arbiter.games.duel.fight.HandEvents.BalanceSet;
import arbiter.games.duel.fight.HandEvents.FighterJoined;
import arbiter.games.duel.fight.HandEvents.FighterLeft;
import arbiter.games.duel.fight.HandEvents.Hidden;
import arbiter.games.duel.fight.Rulings;
import arbiter.games.duel.fight.Stance;
import arbiter.games.duel.fight.Vigour;
import arbiter.games.duel.sheet.Duelist;
import arbiter.games.duel.sheet.Sheet;
import arbiter.games.duel.sheet.Weapon;
import arbiter.games.duel.trait.Heavy;
import arbiter.games.duel.trait.Quick;
import arbiter.games.duel.trait.Reach;
import arbiter.games.duel.trait.WeaponTrait;
import arbiter.kernel.Agent;
import arbiter.kernel.Event;
import arbiter.kernel.Game;
import arbiter.rulebook.Candidate;
import arbiter.rulebook.GamemasterHand;
import arbiter.rulebook.LedgerEntry;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Setting;
import arbiter.rulebook.TableOption;
import arbiter.tabletop.rulebook.GameResources;
import arbiter.tabletop.rulebook.TabletopRulebook;
import arbiter.tabletop.unit.Part;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;

/** The example game as people meet it: its content, its ledger, how a table is set up. */
public final class DuelRulebook extends TabletopRulebook<DuelState> {

    private static final Traits<WeaponTrait> TRAITS = Traits.of(WeaponTrait.class)
            .with("reach", new Reach())
            .with("heavy", new Heavy())
            .with("quick", new Quick());

    private static final GameContent CONTENT = GameContent.of("duel")
            .kind("weapons", Weapon.class)
            .kind("duelists", Duelist.class)
            .kind("ledger", LedgerEntry.class)
            .traits(TRAITS)
            .files(GameResources.of(DuelRulebook.class, "duel").content());

    private static final Title TITLE =
            new Title("duel", "Duel", "The example game: blades, breath and nerve kept in secret.");

    private final DuelGame game = new DuelGame();

    public DuelRulebook() {
        this(List.of());
    }

    private DuelRulebook(List<Pack> homebrew) {
        super(TITLE, DuelState.class, CONTENT::load, homebrew);
    }

    @Override
    public Game<DuelState> game() {
        return game;
    }

    @Override
    public Rulebook<DuelState> with(List<Pack> packs) {
        return new DuelRulebook(packs);
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
    public Optional<Agent<DuelState>> opponent() {
        return Optional.of(DuelOpponent.agent());
    }

    @Override
    public List<Class<? extends Event<DuelState>>> edits() {
        return List.of(
                Adjusted.class,
                BalanceSet.class,
                FighterJoined.class,
                FighterLeft.class,
                Hidden.class,
                ReserveKept.class);
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

    @Override
    public Json json() {
        return Json.with(content())
                .kinds(Part.class, List.of(Sheet.class, Vigour.class, Stance.class, Rulings.class, DuelClock.class));
    }

    @Override
    public JsonNode upgradeState(JsonNode saved) {
        return SavedDuel.state(saved);
    }

    @Override
    public JsonNode upgradeEdit(JsonNode saved) {
        return SavedDuel.edit(saved);
    }
}
