package arbiter.games.centuryg.upgrade;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.terrain.Environment;

/** At home in one environment, and a stranger everywhere else. Ledger: terrain-specialist, BCG-AMB-76. */
public record TerrainSpecialist() implements UpgradeTrait {

    @Override
    public boolean needsHome() {
        return true;
    }

    @Override
    public boolean isHome(Environment environment, String choice) {
        return choice.equals(EnumWords.of(environment));
    }
}
