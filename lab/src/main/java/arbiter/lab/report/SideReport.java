package arbiter.lab.report;

import arbiter.lab.statistics.ShareInterval;
import java.util.Optional;

/**
 * What a side got.
 *
 * @param won the share of fights it won, one that nobody won counting half
 * @param acting the same of fights in which it acted first, if there were any and others in which it did not
 * @param losingFirst the same of fights in which one of its units was the first to fall, if there were any
 */
public record SideReport(
        String side,
        long wins,
        ShareInterval won,
        Optional<ShareInterval> acting,
        Optional<ShareInterval> losingFirst) {}
