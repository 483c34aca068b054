package arbiter.games.centuryg.sheet;

import java.util.List;
import java.util.Map;

/** The person of a build: Attributes, Skills and Miracles, Traits, Themes. Ledger: BCG-CP-1, BCG-THEME-1. */
public record Pilot(
        Map<PilotAttribute, Integer> attributes,
        List<Trained> skills,
        List<Taken> traits,
        Map<Theme.Kind, String> themes) {}
